import { AsyncLocalStorage } from 'node:async_hooks'

/** What the process is working on, wherever that leads: a request by id, method and route, or a job by its kind. Every log line carries it. */
export const workScope = new AsyncLocalStorage<Readonly<Record<string, string>>>()
