import type { Plugin } from 'vite'

const calls = /[\\/]contract[\\/]src[\\/].+\.ts$/
const summary = /^\s+summary:\s+(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),$/gm
const refusals = /^\s+refusals: \[[^[\]]*\],$/gm

export const smallerCalls = (code: string): string => code.replaceAll(summary, '').replaceAll(refusals, '')

/** The calls without what only the server and the reference of the API read: their summaries, and the codes with which they may refuse. */
export const smallCalls = (): Plugin => ({
  name: 'small-calls',
  apply: 'build',
  // Before the types are taken out: the lines are as they were written.
  enforce: 'pre',
  transform: (code, id) => (calls.test(id) ? smallerCalls(code) : undefined),
})
