/** Sleeps until so much time has gone by, or until somebody wakes it; being woken while awake counts for the next sleep. Wall time. */
export class Waker {
  #woken = false;
  #wake: (() => void) | undefined;

  wake(): void {
    this.#woken = true;
    this.#wake?.();
  }

  async sleep(ms: number): Promise<void> {
    if (!this.#woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms).unref();
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#wake = undefined;
    this.#woken = false;
  }
}
