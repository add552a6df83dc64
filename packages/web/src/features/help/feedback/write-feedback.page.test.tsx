import assert from 'node:assert/strict'
import { beforeEach, type TestContext, test } from 'node:test'
import { serveSchool } from '@campus/client/testing/school-server.ts'
import { doing, shows } from '@campus/ui/testing/draw.tsx'
import { parseSession } from '../../../session/session.ts'
import { changeSession } from '../../../session/session-store.ts'
import { drawVisits } from '../../../testing/visits.tsx'
import WriteFeedbackScreen from './write-feedback-screen.tsx'

const school = serveSchool()
const stored = { id: '01890a5d-ac96-774b-bcce-b302099a8057', name: 'door.png', contentType: 'image/png', size: 8 }

/** Takes every file. */
class TakingRequest {
  readonly upload = { addEventListener: () => undefined }
  readonly status = 200
  readonly response = new Blob([JSON.stringify({ code: 200, msg: 'ok', data: stored })], { type: 'application/json' })
  #onLoad = () => undefined as unknown
  open() {}
  setRequestHeader() {}
  getResponseHeader(name: string) {
    return name === 'content-type' ? 'application/json' : null
  }
  addEventListener(name: string, listener: () => unknown) {
    if (name === 'load') this.#onLoad = listener
  }
  abort() {}
  send() {
    queueMicrotask(() => this.#onLoad())
  }
}

/** What a page has in memory is gone with it; here somebody else's visit in between removes it. */
const forgetMemory = () => {
  const user = {
    uid: stored.id,
    name: '李明',
    schoolId: stored.id,
    schoolName: '',
    xuehao: '',
    avatar: '',
    roles: [],
    displayMode: 'system',
  }
  changeSession(() => parseSession(JSON.stringify({ user })))
  changeSession(() => parseSession(null))
}

beforeEach(() => {
  sessionStorage.clear()
  changeSession(() => parseSession(null))
})

/** The form with a picture that was sent. */
const openWithPicture = async (t: TestContext) => {
  const { XMLHttpRequest } = globalThis
  Object.assign(globalThis, { XMLHttpRequest: TakingRequest })
  t.after(() => Object.assign(globalThis, { XMLHttpRequest }))
  const visits = await drawVisits(t, <WriteFeedbackScreen />)
  const { place } = visits
  const field = place.querySelector('input[type=file]')
  assert.ok(field)
  const picture = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'door.png', { type: 'image/png' })
  Object.defineProperty(field, 'files', { value: [picture] })
  await doing(() => field.dispatchEvent(new Event('change', { bubbles: true })))
  await shows(place, /door\.png.*已上传/s)
  return visits
}

test('a picture that was chosen is still there after Back, and can be taken out', async (t) => {
  const { place, leave, comeBack } = await openWithPicture(t)
  await leave()
  await comeBack()
  assert.match(place.textContent ?? '', /door\.png.*已上传/s)
  await doing(() => place.querySelector<HTMLElement>('.upload-row button')?.click())
  await leave()
  await comeBack()
  assert.equal(place.querySelector('.upload-row'), null)
})

test('a picture that was chosen is still there after a reload, and is read from the server again', async (t) => {
  const { place, leave, comeBack } = await openWithPicture(t)
  await leave()
  forgetMemory()
  school.reply = () => ({ body: 'the bytes of a picture' })
  await comeBack()
  assert.match(place.textContent ?? '', /door\.png.*8 B.*已上传/s)
  assert.match(sessionStorage.getItem('campus.draft.guest.feedback') ?? '', new RegExp(`"images":\\["${stored.id}"\\]`))
  const isShown = () => place.querySelector<HTMLImageElement>('.upload-preview img')?.src.startsWith('blob:')
  for (let turn = 0; turn < 500 && !isShown(); turn += 1) await doing(() => new Promise((resolve) => setImmediate(resolve)))
  assert.ok(isShown())
  assert.deepEqual(
    school.received.filter(({ url }) => url?.startsWith('/my/files')).map(({ url }) => url),
    [`/my/files/${stored.id}`],
  )
})
