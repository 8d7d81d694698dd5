// The one button of the privacy page: it asks once more, then deletes.
const button = document.querySelector('[data-do=delete]');
const told = document.querySelector('[role=status]');
let sure = false;

button.addEventListener('click', async () => {
  if (!sure) {
    sure = true;
    told.textContent = button.dataset.sure;
    return;
  }
  const answer = await fetch('/api/me/delete', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }).catch(() => null);
  if (answer?.ok) localStorage.clear();
  told.textContent = answer?.ok ? button.dataset.done : button.dataset.failed;
  sure = false;
});
