import assert from 'node:assert/strict'
import { inspect } from 'node:util'
import { OutsideFailure } from '../platform/http-client/outside-failure.ts'

/** For `assert.rejects`: the failure is of this kind and nothing that could be logged of it holds one of the hidden texts. */
export const toProviderError =
  (kind: OutsideFailure['kind'], code?: string, hidden: readonly string[] = []) =>
  (error: unknown): true => {
    assert.ok(error instanceof OutsideFailure, inspect(error))
    assert.equal(error.kind, kind, error.message)
    if (code !== undefined) assert.equal(error.code, code)
    const logged = inspect(error, { showHidden: true, depth: 10 })
    for (const text of hidden) assert.ok(!logged.includes(text), `the failure tells ${text}`)
    return true
  }
