import type { CallShape } from '@campus/contract/call.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import { uploadFile } from '@campus/contract/files/own-files.ts'
import sharp from 'sharp'

/** Brings a file to a call, as the app does it from a form. */
export const uploadTo = async (
  url: string,
  call: CallShape,
  token: string,
  content: Buffer,
  name = 'a.jpg',
  fields: Record<string, string> = {},
) => {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append(call.file?.field ?? 'file', new Blob([new Uint8Array(content)]), name)
  const response = await fetch(`${url}${call.path}`, { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } })
  return Envelope.parse(await response.json())
}

/** A picture of somebody's own, as forms take it; returns its id. */
export const uploadPicture = async (baseUrl: string, token: string) => {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  return uploadFile.output.parse((await uploadTo(baseUrl, uploadFile, token, picture, 'picture.png')).data).id
}
