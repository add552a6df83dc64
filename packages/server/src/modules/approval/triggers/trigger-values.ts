import type { FormValues } from '@campus/contract/approval/form.ts'
import type { TriggerProps } from '@campus/contract/approval/process-tree.ts'
import { fieldsOf } from '@campus/flow/form/fields.ts'
import { textOf } from '@campus/flow/form/shown-form.ts'
import type { PinnedProcess } from '../engine/pinned-process.ts'

/** Replaces `${field}` by what the form says; what it does not know becomes nothing. */
export const fillIn = (text: string, form: PinnedProcess['form'], values: FormValues): string =>
  text.replaceAll(/\$\{([A-Za-z][A-Za-z0-9_]{0,63})\}/g, (_, id: string) => {
    const item = fieldsOf(form).find((each) => each.id === id)
    const value = values[id]
    return item && value !== undefined && value !== null ? textOf(item, value) : ''
  })

type Http = Extract<TriggerProps, { type: 'WEBHOOK' }>['http']

/** Names of headers that say who calls and for whom are ours to set. */
const ownHeaders = /^(host|content-length|connection|transfer-encoding|idempotency-key|x-campus-.*)$/i

/** A line break would begin another header. */
const oneLine = (text: string) => text.replaceAll(/[\r\n]/g, ' ')

export const webhookOf = (http: Http, key: string, fill: (text: string) => string) => {
  const params = http.params.map(({ key: name, value }) => [name, fill(value)] as const)
  const headers = Object.fromEntries(
    http.headers
      .filter(({ key: name }) => /^[\w-]+$/.test(name) && !ownHeaders.test(name))
      .map(({ key: name, value }) => [name, oneLine(fill(value))]),
  )
  const isForm = http.contentType === 'FORM'
  const body = isForm
    ? new URLSearchParams(params.map(([name, value]) => [name, value])).toString()
    : JSON.stringify(Object.fromEntries(params))
  const contentType = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  return { method: http.method, url: http.url, headers: { ...headers, 'content-type': contentType }, body, key }
}
