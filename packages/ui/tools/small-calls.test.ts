import assert from 'node:assert/strict'
import { test } from 'node:test'
import { smallerCalls } from './small-calls.ts'

test('a call keeps everything but its summary and its refusals, on one line or more', () => {
  const code = [
    'call({',
    "  path: '/a',",
    "  summary: 'It\\'s mine: whole, with refusals.',",
    '  output: Done,',
    "  refusals: ['not_found'],",
    '})',
    'call({',
    '  refusals: [',
    '    ...others,',
    '  ],',
    '  summary:',
    '    "One person\'s list.",',
    '  output: z.object({ summary: Summary, other: z.string() }),',
    '  summary: Summary,',
    '})',
  ]
  const kept = code.filter((_, line) => ![2, 4, 7, 8, 9, 10, 11].includes(line))
  assert.deepEqual(smallerCalls(code.join('\n')).split('\n').filter(Boolean), kept)
})
