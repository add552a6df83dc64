import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasContactData } from './contact-data.ts'

test('telephone numbers, mail addresses, accounts and links are found, however they are written', () => {
  const told = [
    '捡到请打 13800138000',
    '138 0013-8000',
    '１３８００１３８０００',
    '幺三八零零幺三八零零零',
    '电话0571-8888666',
    '2022010123 的卡',
    'lin.xiaoyu@example.edu.cn',
    'lin (at) example.com',
    '加微信 linxiaoyu88',
    'VX：lin_xy2004',
    'qq是 abcde5',
    '看 www.example.com',
    'https://t.co/x',
    '1\u200b38\u200b0013\u200b8000',
  ]
  assert.deepEqual(
    told.filter((text) => !hasContactData(text)),
    [],
  )
})

test('what describes a thing is left alone', () => {
  const harmless = [
    '黑色折叠伞，伞柄有一个白色贴纸',
    '《高等数学》第七版，扉页写有 2024 年秋',
    '2026-11-16 晚上 8:30 在二教 305',
    '尾号是 4 位数字 0123',
    'iPhone 15 Pro Max 256GB',
    'Key ring with three keys, one is red',
    '微信扫码付款后落在收银台',
    '十一点在三号楼一层，五六个人在场',
    'A black line on the lid',
    '',
  ]
  assert.deepEqual(harmless.filter(hasContactData), [])
})
