// The two that are compared: the module, and the native program that says the same.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { load } from "rumpus";

export const root = new URL("../../", import.meta.url);
export const wasm = new URL("build/wasm/rumpus.wasm", root);

export const loadModule = () => load(wasm);

// What a process's first thread has had of the processor, in milliseconds: on a busy machine
// that says more than the clock on the wall.
const cpu = (pid) => Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
export const moduleMillis = () => cpu("self");

// `rumpus drive`, spoken to as a guest of the module is.
export class Native {
  #program = spawn(new URL("build/rumpus", root).pathname, ["drive"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  #answers = createInterface({ input: this.#program.stdout })[Symbol.asyncIterator]();

  async ask(message) {
    this.#program.stdin.write(`${JSON.stringify(message)}\n`);
    const { value, done } = await this.#answers.next();
    if (done) throw new Error("the native program ended");
    const answer = JSON.parse(value);
    if (!answer.ok) throw new Error(`the native program: ${answer.error}`);
    return answer;
  }

  millis() {
    return cpu(this.#program.pid);
  }

  async close() {
    this.#program.stdin.end();
    const [code] = await once(this.#program, "exit");
    if (code !== 0) throw new Error(`the native program ended with ${code}`);
  }
}
