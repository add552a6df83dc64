import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emergencyContacts } from '@campus/contract/people/emergency-contacts.ts'
import { ownDictionary } from '@campus/contract/school/dictionaries.ts'
import { cachedAnswer, forgetAnswers, keepAnswer } from './cached-answers.ts'

/** As much of a browser's storage as is asked for. */
const openDevice = (room = Number.POSITIVE_INFINITY): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      kept.set(name, value)
    },
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  }
}

const mother = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  name: '王芳',
  phone: '13800000000',
  relation: 'parent',
  idCard: '',
  hasPendingCorrection: false,
}

const asked = { call: emergencyContacts, given: {}, personId: 'li' }

test('emergency contacts are found again by their owner, and by nobody else on the device', () => {
  const device = openDevice()
  keepAnswer(device, asked, [mother], 7)
  assert.deepEqual(cachedAnswer(device, asked), { at: 7, answer: [mother] })
  assert.equal(cachedAnswer(device, { ...asked, personId: 'zhao' }), undefined)
})

test('what an older app kept in another shape is not shown', () => {
  const device = openDevice()
  keepAnswer(device, asked, [mother], 7)
  const key = device.key(0) ?? ''
  for (const spoilt of ['no json', '{"at":7}', '{"at":7,"answer":[{"name":"王芳"}]}', 'null']) {
    device.setItem(key, spoilt)
    assert.equal(cachedAnswer(device, asked), undefined, spoilt)
  }
})

test('the answers to two questions of one call are kept apart', () => {
  const device = openDevice()
  const about = (dictType: string) => ({ call: ownDictionary, given: { dictType }, personId: 'li' })
  keepAnswer(device, about('relation'), [{ value: 'parent', label: '父母' }], 7)
  assert.equal(cachedAnswer(device, about('gender')), undefined)
  assert.equal(cachedAnswer(device, about('relation'))?.answer.length, 1)
})

test('a full device loses nothing that it has', () => {
  const device = openDevice(400)
  keepAnswer(device, asked, [mother], 7)
  keepAnswer(device, asked, [mother, mother, mother], 8)
  assert.equal(cachedAnswer(device, asked)?.at, 7)
})

test('who leaves takes along all that was kept, and nothing else', () => {
  const device = openDevice()
  device.setItem('campus.session', '{}')
  keepAnswer(device, asked, [mother], 7)
  forgetAnswers(device)
  assert.equal(cachedAnswer(device, asked), undefined)
  assert.equal(device.getItem('campus.session'), '{}')
})
