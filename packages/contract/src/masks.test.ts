import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maskEmail, maskIdCard, maskName, maskPhone } from './masks.ts'

test('what is masked shows enough to be recognised and no more', () => {
  const cases = [
    [maskPhone('13912345678'), '139****5678'],
    [maskPhone(''), ''],
    [maskPhone('1391234'), '1391234'],
    [maskPhone('+8613912345678'), '+8613912345678'],
    [maskEmail('lin@example.edu.cn'), 'l***@example.edu.cn'],
    [maskEmail('l@example.edu.cn'), 'l***@example.edu.cn'],
    [maskEmail('lin@home@example.edu.cn'), 'l***@home@example.edu.cn'],
    [maskEmail('@example.edu.cn'), '@example.edu.cn'],
    [maskEmail('lin@'), 'lin@'],
    [maskEmail(''), ''],
    [maskIdCard('11010519491231002X'), '110***********002X'],
    [maskIdCard(''), ''],
    [maskName('林晓雨'), '林**'],
    [maskName('欧阳娜娜'), '欧***'],
    [maskName('林'), '林*'],
  ] as const
  for (const [masked, expected] of cases) assert.equal(masked, expected)
})
