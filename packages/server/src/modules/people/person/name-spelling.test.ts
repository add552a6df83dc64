import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spellName, suggestPinyin } from './name-spelling.service.ts'

test('a name is spelled whole and by its initials, surnames as surnames sound', () => {
  const spellings = [
    ['林晓雨', 'linxiaoyu lxy'],
    ['欧阳娜娜', 'ouyangnana oynn'],
    ['吕布', 'lvbu lb'],
    ['曾子涵', 'zengzihan zzh'],
    ['单雄信', 'shanxiongxin sxx'],
    ['阿卜杜·热合曼', 'abudureheman abdrhm'],
    ['John Smith', 'johnsmith js'],
    ['··', ''],
  ] as const
  for (const [name, spelling] of spellings) assert.equal(spellName(name), spelling)
})

test('a name in Latin letters is suggested as passports print it, and only for a Chinese name', () => {
  const names = [
    ['林晓雨', 'Lin Xiaoyu'],
    ['欧阳娜娜', 'Ouyang Nana'],
    ['欧阳', 'Ou Yang'],
    ['吕布', 'Lyu Bu'],
    ['John', ''],
    ['李', ''],
  ] as const
  for (const [name, pinyin] of names) assert.equal(suggestPinyin(name), pinyin)
})
