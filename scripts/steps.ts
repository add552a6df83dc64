import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Step {
  readonly name: string
  /** A script and its words, run under our Node in the project's root. */
  readonly words: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

export interface Outcome {
  readonly name: string
  readonly isGood: boolean
  readonly seconds: number
  readonly output: string
}

const root = fileURLToPath(new URL('..', import.meta.url))

const run = ({ name, words, env }: Step): Promise<Outcome> =>
  new Promise((resolve) => {
    const began = performance.now()
    const child = spawn(process.execPath, words, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('close', (code) => resolve({ name, isGood: code === 0, seconds: (performance.now() - began) / 1000, output }))
  })

export const report = ({ name, isGood, seconds }: Omit<Outcome, 'output'>) =>
  console.log(`  ${isGood ? '✔' : '✖'} ${name.padEnd(32)} ${seconds.toFixed(1).padStart(6)} s`)

/** Runs the steps, a few at a time in their order, until stopped; the output of failed steps is below the table. */
export const runSteps = async (steps: readonly Step[], atOnce: number, isCut = () => false): Promise<boolean> => {
  const waiting = [...steps]
  const failed: Outcome[] = []
  const work = async () => {
    for (let step = waiting.shift(); step && !isCut(); step = waiting.shift()) {
      const outcome = await run(step)
      report(outcome)
      if (!outcome.isGood) failed.push(outcome)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  for (const { name, output } of failed) console.log(`\n— ${name}\n${output.trimEnd()}`)
  return failed.length === 0 && !isCut()
}
