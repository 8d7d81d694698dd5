"""What keeps the server healthy: retention, health, periodic work, figures and logs."""
