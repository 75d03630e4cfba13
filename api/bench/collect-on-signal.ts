// Loaded before a measured server (`--import`), so that its memory can be compared without garbage: V8 collects it only
// when it needs the memory or has been idle for long. The benchmark sends SIGUSR2 to collect it at once.
process.on('SIGUSR2', () => globalThis.gc?.({ type: 'major', flavor: 'last-resort' }));
