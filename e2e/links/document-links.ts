import type { CallShape, GivenTo, OutputOf } from '@campus/contract/call.ts'
import { type DocumentState, ownDocument, ownDocuments } from '@campus/contract/documents/own-documents.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { verifyDigest } from '@campus/contract/verification/verify.ts'
import { expect } from '@playwright/test'
import { templateId } from '../documents/own-document.ts'
import { askServer } from '../people/ask-server.ts'
import { tokenOf } from '../people/enter.ts'
import { demoPerson } from '../people/person.ts'

type Query = Readonly<Record<string, string>>

export const askAsStudent = async <Shape extends CallShape>(
  call: Shape,
  given: GivenTo<Shape>,
  network: string,
): Promise<OutputOf<Shape>> => (await askServer(call, given, network, { token: await tokenOf(demoPerson('student'), network) })).data

/** The demo makes its documents while it is open already. */
export const idOfState = async (state: DocumentState, network: string) => {
  let id = ''
  const look = async () => {
    // Paper has neither a file to look at nor a fingerprint to check.
    id = (await askAsStudent(ownDocuments, { state }, network)).rows.find(({ handedAs }) => handedAs === 'file')?.id ?? ''
    return id
  }
  await expect.poll(look, { message: `the demo's student has a document that is ${state}`, intervals: [300] }).not.toBe('')
  return id
}

const checkOne = async (state: DocumentState, network: string): Promise<Query> => {
  const { sha256 } = await askAsStudent(ownDocument, { id: await idOfState(state, network) }, network)
  return { id: (await askServer(verifyDigest, { sha256 }, network)).data.id }
}

/** What links around certificates carry; whoever opens them, the documents are those of the demo's student. */
export const documentLinks: Readonly<Record<string, (network: string) => Promise<Query> | Query>> = {
  [documentsPaths.search.address]: () => ({ words: 'zm' }),
  [documentsPaths.template.address]: () => ({ id: templateId('enrolment') }),
  [documentsPaths.ownDocuments.address]: async (network) => ({ id: await idOfState('revoked', network) }),
  [documentsPaths.ownDocument.address]: async (network) => ({ id: await idOfState('valid', network) }),
  [verificationPaths.right.address]: (network) => checkOne('valid', network),
  [verificationPaths.rightOnPhone.address]: (network) => checkOne('valid', network),
  [verificationPaths.wrong.address]: (network) => checkOne('revoked', network),
  [verificationPaths.wrongOnPhone.address]: (network) => checkOne('superseded', network),
  [verificationPaths.result.address]: (network) => checkOne('valid', network),
}
