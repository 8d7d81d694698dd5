// The one button of the privacy page: it asks once more, then deletes.
const button = document.querySelector('[data-do=delete]');
const told = document.querySelector('[role=status]');
let sure = false;

/** What this browser keeps of tables and seats; settings, sheets and progress stay. */
function forgetSeats() {
  const seats = /^(rack .*|racks|deal .*|deals|muted|running-.*|over-.*)$/;
  for (const key of Object.keys(localStorage)) if (seats.test(key)) localStorage.removeItem(key);
}

button.addEventListener('click', async () => {
  if (!sure) {
    sure = true;
    told.textContent = button.dataset.sure;
    return;
  }
  const answer = await fetch('/api/me/delete', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }).catch(() => null);
  if (answer?.ok) forgetSeats();
  told.textContent = answer?.ok ? button.dataset.done : button.dataset.failed;
  sure = false;
});
