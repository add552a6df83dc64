import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findProcesses } from './find-processes.ts'

const seal = { formName: '用印申请', searchText: '用印申请 seal request yong yin shen qing' }
const room = { formName: '场地借用', searchText: '场地借用 room booking chang di jie yong' }

const found = (typed: string) => findProcesses([seal, room], typed).map(({ formName }) => formName)

test('a process is found by its name, by pinyin and by initials', () => {
  assert.deepEqual(found('用印'), ['用印申请'])
  assert.deepEqual(found('Seal'), ['用印申请'])
  assert.deepEqual(found('yongyin'), ['用印申请'])
  assert.deepEqual(found('cdjy'), ['场地借用'])
})

test('nothing typed shows all, and every word has to fit', () => {
  assert.deepEqual(found('  '), ['用印申请', '场地借用'])
  assert.deepEqual(found('room 用印'), [])
})
