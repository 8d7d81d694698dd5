"""For people at a real table: what they tell, the referee, the score sheet, what could be played."""
