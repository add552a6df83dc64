import type { OutputOf } from '@campus/contract/call.ts'
import { application, fileApply } from '@campus/contract/certificates/applications.ts'
import type { MakingChoices } from '@campus/contract/documents/making.ts'
import { ownDocument, ownDocumentCredential, ownDocumentFile } from '@campus/contract/documents/own-documents.ts'
import { idOf } from '@campus/demo/seed.ts'
import { expect } from '@playwright/test'
import { askServer, fetchFromServer } from '../people/ask-server.ts'
import { tokenOf } from '../people/enter.ts'
import type { Person } from '../people/person.ts'

export interface OwnDocument extends OutputOf<typeof ownDocument> {
  readonly holder: Person
}

/** The id of a certificate of the demo school. */
export const templateId = (code: string): string => idOf('template', code)

/** Gets somebody a certificate as the app does, for journeys that begin with it in hand. */
export const getDocumentOf = async (
  holder: Person,
  choices: Partial<MakingChoices> & Pick<MakingChoices, 'templateId'>,
  network: string,
): Promise<OwnDocument> => {
  const token = await tokenOf(holder, network)
  const { applicationId } = (await askServer(fileApply, { ...choices, way: 'download' }, network, { token })).data
  const documentId = async () => (await askServer(application, { id: applicationId }, network, { token })).data.documentId ?? ''
  await expect.poll(documentId, { message: 'the certificate is issued', intervals: [200] }).not.toBe('')
  const id = await documentId()
  const look = async () => (await askServer(ownDocument, { id }, network, { token })).data
  await expect.poll(async () => (await look()).state, { message: 'the certificate is made', intervals: [200] }).toBe('valid')
  return { ...(await look()), holder }
}

/** The same with a certificate of the demo school. */
export const getDocument = (holder: Person, code: string, network: string, choices: Partial<MakingChoices> = {}): Promise<OwnDocument> =>
  getDocumentOf(holder, { ...choices, templateId: templateId(code) }, network)

let shared: Promise<OwnDocument> | undefined

/** One certificate for all journeys that only check it: making one takes longer than checking it. */
export const someCertificate = (student: () => Person, network: string): Promise<OwnDocument> => {
  shared ??= getDocument(student(), 'enrolment', network)
  return shared
}

const ofHolder = async ({ holder }: OwnDocument, network: string) => ({ token: await tokenOf(holder, network) })

export const fileOf = async (document: OwnDocument, network: string): Promise<Buffer> =>
  fetchFromServer(ownDocumentFile, { id: document.id }, network, await ofHolder(document, network))

export const credentialOf = async (document: OwnDocument, network: string): Promise<string> =>
  (await fetchFromServer(ownDocumentCredential, { id: document.id }, network, await ofHolder(document, network))).toString()
