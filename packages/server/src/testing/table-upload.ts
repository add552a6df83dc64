import { setTimeout } from 'node:timers/promises'
import type { OutputOf } from '@campus/contract/call.ts'
import { personImport, startImport } from '@campus/contract/console/people-import.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import { asker } from './ask.ts'

interface TableFile {
  readonly bytes: Buffer | string
  readonly name?: string
  readonly kind?: string
}

export const uploadTable = async (url: string, token: string, { bytes, name = 'people.csv', kind = 'student' }: TableFile) => {
  const form = new FormData()
  form.append('kind', kind)
  form.append('file', new Blob([new Uint8Array(Buffer.from(bytes))]), name)
  const response = await fetch(`${url}${startImport.path}`, { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } })
  return Envelope.parse(await response.json())
}

/** Looks until an import has come to rest in a state other than this one; a long table takes its time. */
export const waitWhile = async (
  url: string,
  token: string,
  id: string,
  state: 'reading' | 'running',
): Promise<OutputOf<typeof personImport>> => {
  for (let looks = 0; looks < 2000; looks += 1) {
    const { data } = await asker(url)(personImport, { id }, { token, language: 'en_US' })
    if (data.state !== state) return data
    await setTimeout(100)
  }
  throw new Error(`the import is still ${state}`)
}

/** Uploads a table and waits until it has been read. */
export const uploadAndRead = async (url: string, token: string, file: TableFile) => {
  const { id } = startImport.output.parse((await uploadTable(url, token, file)).data)
  return waitWhile(url, token, id, 'reading')
}
