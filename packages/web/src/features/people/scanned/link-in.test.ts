import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkIn } from './link-in.ts'

test('a web address is recognised, with the site it really leads to', () => {
  assert.equal(linkIn(' https://www.example.edu.cn/a?b=c ')?.host, 'www.example.edu.cn')
  assert.equal(linkIn('http://example.com:8080/')?.host, 'example.com:8080')
  assert.equal(linkIn('https://bank.example.com@evil.example/')?.host, 'evil.example')
})

test('letters of other alphabets that look like ours are detected', () => {
  assert.match(linkIn('https://ехample.com/')?.host ?? '', /^xn--ample-/)
})

test('what could run or reach beyond the web is only text', () => {
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,<b>',
    'file:///etc/passwd',
    'tel:110',
    'WIFI:S:campus;;',
    'hello',
    '',
    'see https://a.b',
  ])
    assert.equal(linkIn(text), undefined, text)
})
