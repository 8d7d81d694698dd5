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
const called = (name) => document.querySelector(`template[data-field="${name}"]`)?.content.textContent ?? name;

function shown(name, value) {
  if (name === 'at' || name === 'until') return time(value);
  if (Array.isArray(value)) return value.map((one) => `\n  ${line(one).replaceAll('\n', '\n  ')}`).join('\n');
  return value === true ? '✓' : value === false ? '–' : value;
}

const line = (one) => Object.entries(one).map(([name, value]) => `${called(name)}: ${shown(name, value)}`).join('\n');

async function show() {
  for (const list of document.querySelectorAll('[data-list]')) {
    const found = await ask(list.dataset.list);
    if (!found) return;
    list.textContent = found.map(line).join('\n\n') || '–';
  }
}

async function look(table) {
  const found = await ask(`tables/${encodeURIComponent(table)}`);
  document.querySelector('[data-looked]').textContent = found ? line(found) : '';
}

/** What a form asks for; null if it cannot be. A ban is for good only if that is chosen. */
function asked(form) {
  const { good, ...body } = Object.fromEntries(new FormData(form));
  if (!form.elements.hours) return body;
  const hours = good ? 0 : Number(body.hours);
  return good || hours > 0 ? { ...body, hours } : null;
}

async function act(form) {
  const body = asked(form);
  if (!body) {
    told.textContent = sentence({ code: 'host-bad-hours', params: { most: 87600 } });
    return;
  }
  if (form.dataset.task === 'look') await look(body.table);
  else if ((!form.dataset.sure || confirm(form.dataset.sure)) && (await ask(form.dataset.task, body))) await show();
}

document.querySelector('[data-do=show]').addEventListener('click', show);
for (const form of document.querySelectorAll('form[data-task]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    act(form);
  });
  form.elements.good?.addEventListener('change', () => (form.elements.hours.disabled = form.elements.good.checked));
}
