/** Before the page's own scripts: its worker can be asked by a test, as the page's home for tables asks it. */
(() => {
  const Real = Worker;
  window.Worker = class extends Real {
    constructor(url, options) {
      super(url, options);
      window.device = new Device(this);
    }
  };

  class Device {
    constructor(worker) {
      this.worker = worker;
      this.number = 1e6; // the page numbers its own from 1
      this.waiting = new Map();
      this.lines = new Map();
      worker.addEventListener('message', ({ data }) => this.hear(data));
    }

    hear(data) {
      if (data.t === 'answered') this.waiting.get(data.id)?.(data);
      const line = this.lines.get(data.line);
      if (data.t === 'frame') line?.hear(JSON.parse(data.text));
      if (data.t === 'ended') line?.end(data);
    }

    async ask(method, path, body) {
      const id = ++this.number;
      const found = await new Promise((done) => {
        this.waiting.set(id, done);
        this.worker.postMessage({ t: 'request', id, method, path, body: body === undefined ? '' : JSON.stringify(body) });
      });
      return { status: found.status, data: path.endsWith('/record') ? found.text : JSON.parse(found.text) };
    }

    open(table) {
      return new Line(this, table);
    }

    async playAt(table, moves) {
      const line = this.open(table);
      const phase = await line.play(moves);
      line.hangUp();
      return phase;
    }

    /** What lies in IndexedDB, by number. */
    log(table) {
      return new Promise((done) => {
        const open = indexedDB.open('tilerummy');
        open.onsuccess = () => {
          const events = open.result.transaction('events').objectStore('events');
          const all = events.getAll(IDBKeyRange.bound([table, 1], [table, Infinity]));
          all.onsuccess = () => {
            open.result.close();
            done(all.result.map(({ seq, data }) => [seq, JSON.parse(data)]));
          };
        };
      });
    }
  }

  class Line {
    constructor(device, table) {
      Object.assign(this, { device, number: ++device.number, frames: [], seq: 0, said: 0, wake: () => undefined, ended: null });
      device.lines.set(this.number, this);
      device.worker.postMessage({ t: 'connect', line: this.number, table });
    }

    hear(frame) {
      this.frames.push(frame);
      if (frame.t === 'welcome' || frame.t === 'event') {
        this.seq = frame.seq;
        this.info = frame.table ?? this.info;
        this.position = frame.position ?? this.position;
      }
      this.wake();
    }

    end({ code, reason }) {
      this.ended = { code, reason };
      this.wake();
    }

    async until(found) {
      for (let it = found(); ; it = found()) {
        if (it || this.ended) return it;
        await new Promise((go) => (this.wake = go));
      }
    }

    async say(message) {
      const id = message.id ?? `m${this.number}-${++this.said}`;
      const before = this.frames.length;
      this.device.worker.postMessage({ t: 'send', line: this.number, text: JSON.stringify({ ...message, id }) });
      return this.until(() => this.frames.slice(before).find((frame) => frame.id === id));
    }

    hangUp() {
      this.device.worker.postMessage({ t: 'hang-up', line: this.number });
      this.device.lines.delete(this.number);
    }

    /** So many moves of seat 0, always the first that is open, or to the end of the match; what was confirmed, by id. */
    async play(moves = 1e9, note = () => undefined) {
      await this.until(() => this.info);
      await this.say({ t: 'pace', speed: 'at-once' });
      while (moves > 0 && this.info.phase !== 'over') {
        const before = this.frames.length;
        if (this.info.phase !== 'playing') {
          if (!this.info.seats[0].ready) await this.say({ t: 'ready', ...(this.info.phase === 'pause' ? {} : { salt: 'a word' }) });
          else await this.until(() => this.frames.length > before);
        } else if (this.position.view.turn === 0 && this.position.options.length) {
          const id = `act-${this.seq}-${moves--}`;
          const answer = await this.say({ t: 'act', id, at: this.seq, a: this.position.options[0] });
          note(id, answer);
        } else await this.until(() => this.frames.length > before);
      }
      return this.info.phase;
    }
  }
})();
