// The host's page: everything goes through /api/host with the secret that was typed; it is kept nowhere.
const secret = document.querySelector('[name=secret]');
const told = document.querySelector('[role=status]');

/** In the language of the page; a code that it does not know stands for itself. */
function sentence(problem) {
  const known = document.querySelector(`template[data-code="${problem?.code}"]`)?.content.textContent;
  return (known ?? problem?.code ?? '–').replace(/\{(\w+)\}/g, (all, name) => problem.params?.[name] ?? all);
}

async function ask(path, body) {
  const headers = { authorization: `Bearer ${secret.value}`, 'content-type': 'application/json' };
  const answer = await fetch(`/api/host/${path}`, body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers }).catch(() => null);
  const found = await answer?.json().catch(() => null);
  told.textContent = answer?.ok ? '' : sentence(found);
  if (!answer?.ok) told.scrollIntoView({ block: 'center' });
  return answer?.ok ? found : null;
}

const time = (at) => (at > 1e14 ? '–' : new Date(at).toISOString().slice(0, 16).replace('T', ' '));
const line = (one) => Object.entries(one).map(([name, value]) => `${name}: ${name === 'at' || name === 'until' ? time(value) : value}`).join('\n');

async function show() {
  for (const list of document.querySelectorAll('[data-list]')) {
    const found = await ask(list.dataset.list);
    if (!found) return;
    list.textContent = found.map(line).join('\n\n') || '–';
  }
}

document.querySelector('[data-do=show]').addEventListener('click', show);
for (const form of document.querySelectorAll('form[data-task]')) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(form));
    if ('hours' in body) body.hours = Number(body.hours) || 0;
    if (await ask(form.dataset.task, body)) await show();
  });
}
