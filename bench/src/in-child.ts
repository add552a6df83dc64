import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

/** Runs a module in its own process, so that what it costs is not taken from the server's time. It is given something, and answers. */
export const runInChild = async (moduleUrl: string, given: unknown): Promise<unknown> => {
  const child = spawn(process.execPath, [fileURLToPath(moduleUrl)], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(given))
  return JSON.parse(await text(child.stdout))
}

/** In that process: what was given, and the answer to it. */
export const readGiven = async (): Promise<unknown> => JSON.parse(await text(process.stdin))
export const answerParent = (answer: unknown) => void process.stdout.write(JSON.stringify(answer))
