import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { doing, shows } from '@campus/ui/testing/draw.tsx'
import { parseSession } from '../../../session/session.ts'
import { changeSession } from '../../../session/session-store.ts'
import { drawVisits } from '../../../testing/visits.tsx'
import WriteFeedbackScreen from './write-feedback-screen.tsx'

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

beforeEach(() => {
  sessionStorage.clear()
  changeSession(() => parseSession(null))
})

test('a picture that was chosen is still there after Back, and can be taken out', async (t) => {
  const { XMLHttpRequest } = globalThis
  Object.assign(globalThis, { XMLHttpRequest: TakingRequest })
  t.after(() => Object.assign(globalThis, { XMLHttpRequest }))
  const { place, leave, comeBack } = await drawVisits(t, <WriteFeedbackScreen />)
  const field = place.querySelector('input[type=file]')
  assert.ok(field)
  const picture = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'door.png', { type: 'image/png' })
  Object.defineProperty(field, 'files', { value: [picture] })
  await doing(() => field.dispatchEvent(new Event('change', { bubbles: true })))
  await shows(place, /door\.png.*已上传/s)
  await leave()
  await comeBack()
  assert.match(place.textContent ?? '', /door\.png.*已上传/s)
  await doing(() => place.querySelector<HTMLElement>('.upload-row button')?.click())
  await leave()
  await comeBack()
  assert.equal(place.querySelector('.upload-row'), null)
})
