import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodyParts } from './body-parts.ts'

const linksIn = (body: string) => bodyParts(body).flatMap(({ text, isLink }) => (isLink ? text : []))

test('a text without an address is one part', () => {
  assert.deepEqual(bodyParts('明天停电。'), [{ start: 0, text: '明天停电。', isLink: false }])
})

test('an address ends where the sentence continues', () => {
  assert.deepEqual(linksIn('请访问 https://school.example/vote?id=3。谢谢'), ['https://school.example/vote?id=3'])
  assert.deepEqual(linksIn('See https://school.example/a, or http://school.example.'), [
    'https://school.example/a',
    'http://school.example',
  ])
})

test('nothing of the text is lost, and what is no web address stays text', () => {
  const body = 'a https://x.example/b?c=1 d\njavascript:alert(1) ftp://x.example'
  assert.equal(
    bodyParts(body)
      .map(({ text }) => text)
      .join(''),
    body,
  )
  assert.deepEqual(linksIn(body), ['https://x.example/b?c=1'])
  for (const { start, text } of bodyParts(body)) assert.equal(body.slice(start, start + text.length), text)
})
