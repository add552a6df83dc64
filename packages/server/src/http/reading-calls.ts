import { AsyncLocalStorage } from 'node:async_hooks'
import type { CallShape } from '@campus/contract/call.ts'

const running = new AsyncLocalStorage<string>()

/** A call that says of itself that it changes nothing. */
export const isReading = ({ method, changesState }: CallShape) => method === 'GET' && !changesState

/** Runs a reading call under its name, so that a test that watches the database knows which call sent a statement. */
export const runReading = <Value>({ method, path }: CallShape, run: () => Value): Value => running.run(`${method} ${path}`, run)

/** The reading call that runs now, where answers are held against the contract. */
export const readingCall = () => running.getStore()
