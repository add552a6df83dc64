import asyncHooks from 'node:async_hooks'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const followers: asyncHooks.AsyncHook[] = []
const { createHook } = asyncHooks
asyncHooks.createHook = (callbacks) => {
  const hook = createHook(callbacks)
  followers.push(hook)
  return hook
}
const { suite } = await import('node:test')
asyncHooks.createHook = createHook

/** Loading the server takes longer than most test files, so several share one process; each opens and closes what it needs in its own suite. */
const loaded: Promise<unknown>[] = []
for (const file of process.argv.slice(2))
  void suite(file, () => {
    const load = import(pathToFileURL(resolve(file)).href)
    loaded.push(load)
    return load
  })

// The test runner follows every promise, to know the suite that a test is declared in. When all are declared, that costs a tenth of the
// processor for nothing: an error that nobody caught still fails the run, without the name of its test.
await Promise.allSettled(loaded)
for (const follower of followers) follower.disable()
