type KeptAnswer = {
  /** What it was made by; it counts as long as that is the same. */
  marks: string;
  body: Buffer;
};

/** Prepared answers by name, in so many bytes. Those that were not asked for the longest go first. */
export const createAnswerStore = (room: number) => {
  const answers = new Map<string, KeptAnswer>();
  let taken = 0;

  const sizeOf = (name: string, { marks, body }: KeptAnswer) => name.length + marks.length + body.length;

  const drop = (name: string) => {
    const answer = answers.get(name);
    if (!answer) return;
    answers.delete(name);
    taken -= sizeOf(name, answer);
  };

  return {
    find(name: string, marks: string): Buffer | undefined {
      const answer = answers.get(name);
      if (answer?.marks !== marks) return undefined;
      // The order of a map is that of coming in.
      answers.delete(name);
      answers.set(name, answer);
      return answer.body;
    },

    keep(name: string, answer: KeptAnswer) {
      drop(name);
      answers.set(name, answer);
      taken += sizeOf(name, answer);
      for (const oldest of answers.keys()) {
        if (taken <= room) return;
        drop(oldest);
      }
    },
  };
};
