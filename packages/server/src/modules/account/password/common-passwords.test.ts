import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCommonPassword } from './common-passwords.ts'

const common = [
  'password1',
  'Password123',
  'P@ssw0rd',
  'PASSWORD!',
  'admin123',
  'admin@2024',
  'qwerty123',
  '1qaz2wsx',
  '1q2w3e4r',
  'qweasdzxc',
  'abc123456',
  'a1b2c3d4',
  'woaini1314',
  'woaini520',
  'Woaini5201314',
  'zhang123456',
  'wangwei1990',
  'iloveyou1',
  'aaaa1111',
  'abcd1234',
  '123456abc',
  'asdf1234',
  'zxcvbnm1',
  'q1w2e3r4',
  'a1a1a1a1',
  'welcome@123',
  'student2025',
  'xuesheng666',
  '123qweasd',
  '1234abcd!',
  'mamababa88',
  'ｐａｓｓｗｏｒｄ１２３',
  'lovelove1',
  'qazwsx123',
  '!@#$1234',
  '654321asd',
  'caonima123',
]
for (const password of common) test(`${password} is a common password`, () => assert.equal(isCommonPassword(password), true))

const fine = [
  'correct horse 42',
  'tR7!pq-vL2',
  '山高月小 水落石出',
  'mango7-Kettle',
  'zhang-8-lamps',
  'k3Fw9aQz',
  'x7password9zq',
  'my student card 88',
]
for (const password of fine) test(`${password} is not a common password`, () => assert.equal(isCommonPassword(password), false))
