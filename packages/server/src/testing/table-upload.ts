import { personImport, startImport } from '@campus/contract/administration/people-import.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import { asker } from './ask.ts'
import { eventually } from './eventually.ts'

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

/** Polls until an import has left this state; a long table takes its time. */
export const waitWhile = async (
  url: string,
  token: string,
  id: string,
  state: 'reading' | 'running',
): Promise<OutputOf<typeof personImport>> => {
  return eventually(async () => {
    const { data } = await asker(url)(personImport, { id }, { token, language: 'en_US' })
    return data.state === state ? undefined : data
  })
}

/** Uploads a table and waits until it has been read. */
export const uploadAndRead = async (url: string, token: string, file: TableFile) => {
  const { id } = startImport.output.parse((await uploadTable(url, token, file)).data)
  return waitWhile(url, token, id, 'reading')
}
