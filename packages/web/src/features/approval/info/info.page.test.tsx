import assert from 'node:assert/strict'
import { beforeEach, type TestContext, test } from 'node:test'
import { ok, type ServerAnswer, serveSchool } from '@campus/client/testing/school-server.ts'
import { Form } from '@campus/contract/approval/form.ts'
import type { OfficeAction } from '@campus/contract/approval/handling.ts'
import type { Progress } from '@campus/contract/approval/progress.ts'
import { doing, shows, type } from '@campus/ui/testing/draw.tsx'
import { parseSession } from '../../../session/session.ts'
import { changeSession } from '../../../session/session-store.ts'
import { drawVisits } from '../../../testing/visits.tsx'
import { InfoView } from './info-view.tsx'

const [instanceId, taskId, li, wang] = [1, 2, 3, 4].map((last) => `01890a5d-ac96-774b-bcce-b302099a800${last}`) as [
  string,
  string,
  string,
  string,
]
const person = (id: string, name: string) => ({ id, name, unitName: '', avatar: '' })
const at = '2026-09-01T08:00:00.000Z'

const form = Form.parse([
  { id: 'reason', name: 'TextInput', title: 'Reason', perm: 'E' },
  { id: 'room', name: 'TextInput', title: 'Room', perm: 'E' },
  { id: 'note', name: 'TextInput', title: 'Note', perm: 'E' },
])
const actions: readonly OfficeAction[] = ['agree', 'comment']

const opened: Progress = {
  instanceId,
  number: 1,
  processId: instanceId,
  processDefName: 'Loan',
  version: 1,
  newerVersion: null,
  status: 'running',
  result: 'RUNNING',
  staterUser: person(li, 'Li'),
  starterDept: '',
  starterUnits: { unit: null, own: [], above: {} },
  calendar: null,
  startTime: at,
  finishTime: null,
  formItems: form,
  formData: { reason: 'film', room: '101' },
  formVersion: 3,
  formFiles: {},
  operationPerm: {
    taskId,
    as: 'assignee',
    actions: [...actions],
    labels: {},
    wordsNeeded: { agree: false, refuse: true },
    needsSignature: false,
    revocable: null,
  },
  externSetting: { enableCancel: true, undo: false, customPrint: false },
  progress: [],
  ahead: [],
  comments: [],
  changes: [],
  matter: null,
  undoes: null,
  undoneBy: null,
  isUndone: false,
}
/** Wang moved it to another room and wrote a note meanwhile. */
const changed: Progress = {
  ...opened,
  formData: { reason: 'film', room: '202', note: 'bring a key' },
  formVersion: 5,
  changes: [
    { fieldId: 'room', title: 'Room', before: '101', after: '202', by: person(wang, 'Wang'), at },
    { fieldId: 'note', title: 'Note', before: '', after: 'bring a key', by: person(wang, 'Wang'), at },
  ],
}
const refusal: ServerAnswer = {
  body: { code: 500, error: 'form_changed', msg: 'changed', data: null, fields: { 'formData.note': 'Changed' } },
}

const school = serveSchool()
let now = opened

const serve = (onHandling: () => ServerAnswer) => {
  now = opened
  school.reply = ({ url = '' }) => {
    if (url.includes('/process/progress/')) return ok(now)
    if (url.includes('/process/handler')) return onHandling()
    if (url.includes('/process/settings/')) return ok({ enableSign: false, wordsNeeded: opened.operationPerm.wordsNeeded, chooseUsers: [] })
    return ok(null)
  }
}

beforeEach(() => {
  sessionStorage.clear()
  changeSession(() => ({ ...parseSession(null), token: 'T1' }))
})

const open = async (t: TestContext) => {
  const visits = await drawVisits(t, <InfoView id={instanceId} />)
  const { place } = visits
  await shows(place, /Loan/)
  const button = (name: string) => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  return {
    ...visits,
    boxes: () => [...place.querySelectorAll<HTMLInputElement>('input[type=text]')],
    areas: () => [...place.querySelectorAll<HTMLTextAreaElement>('textarea')],
    press: (name: string) => doing(() => button(name)?.click()),
  }
}

const write = (area: HTMLTextAreaElement | undefined, text: string) =>
  doing(() => {
    assert.ok(area)
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })

const sent = () =>
  school.received.filter(({ url = '' }) => url.includes('/process/handler')).map(({ body }) => JSON.parse(body) as Record<string, unknown>)

test('who writes while somebody else changes the form loads the change, keeps what they typed, and submits it', async (t) => {
  serve(() => {
    if (now === opened) {
      now = changed
      return refusal
    }
    return ok(null)
  })
  const { place, boxes, press } = await open(t)
  const [reason, , note] = boxes()
  assert.ok(reason && note)
  await type(reason, 'a short film')
  await type(note, 'mine')
  await press('同意')
  await shows(place, /加载最新内容/)
  assert.deepEqual(
    boxes().map(({ value }) => value),
    ['a short film', '101', 'mine'],
  )
  await press('加载最新内容')
  await shows(place, /101 → 202/)
  assert.match(place.textContent ?? '', /Note: 空 → bring a key/)
  assert.deepEqual(
    boxes().map(({ value }) => value),
    ['a short film', '202', 'mine'],
  )
  assert.deepEqual(
    [...place.querySelectorAll('.approval-changed label')].map((label) => label.textContent),
    ['Room (选填)', 'Note (选填)'],
  )
  assert.equal(place.querySelector('[aria-invalid="true"]'), null)
  assert.equal(place.querySelector('[role=alert]'), null)
  await press('同意')
  assert.deepEqual(
    sent().map(({ formData, formVersion }) => [formData, formVersion]),
    [
      [{ reason: 'a short film', room: '101', note: 'mine' }, 3],
      [{ reason: 'a short film', room: '202', note: 'mine' }, 5],
    ],
  )
})

test('a comment, the words of a decision and what is typed into the form are there again until they are sent', async (t) => {
  serve(() => ok(null))
  const { place, areas, boxes, press, leave, comeBack } = await open(t)
  const reason = () => boxes()[0]
  const typeReason = async (text: string) => {
    const box = reason()
    assert.ok(box)
    await type(box, text)
  }
  await typeReason('by mistake')
  await leave()
  await comeBack()
  await shows(place, /已恢复您之前填写的内容/)
  assert.equal(reason()?.value, 'by mistake')
  await press('放弃修改')
  assert.equal(reason()?.value, 'film')
  await typeReason('a short film')
  await write(areas()[0], 'Checked')
  await write(areas()[1], 'See the third clause')
  await leave()
  await comeBack()
  await shows(place, /Loan/)
  const written = () => areas().map(({ value }) => value)
  assert.deepEqual(written(), ['Checked', 'See the third clause'])
  assert.equal(reason()?.value, 'a short film')
  await press('发送')
  await leave()
  await comeBack()
  await shows(place, /Loan/)
  assert.deepEqual(written(), ['Checked', ''])
  await press('同意')
  await leave()
  await comeBack()
  await shows(place, /Loan/)
  assert.deepEqual(written(), ['', ''])
  assert.equal(reason()?.value, 'film')
  assert.deepEqual(
    sent().map(({ comment }) => (comment as { readonly text: string }).text),
    ['See the third clause', 'Checked'],
  )
})
