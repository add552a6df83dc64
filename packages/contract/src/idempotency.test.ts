import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CallShape } from './call.ts'
import { calls } from './calls.ts'

/** The specification sends these as POST; they change nothing. */
const reads = [
  '/basic/fieldBind/getFieldBindList',
  '/cloudPrint/cpBeansBalance/getPrintAndFreeBeans',
  '/cloudPrint/cpLibFile/listCollectorToApp',
  '/cloudPrint/cpLibFile/listToApp',
  '/cloudPrint/cpPayLog/getPayOrderToApp',
  '/console/approval/processes/try',
  '/console/documents/counter/preview',
  '/console/documents/templates/preview',
  '/console/exchange/sources/columns',
  '/console/messages/audience',
  '/console/operations/configuration/compare',
  '/console/operations/configuration/export',
  '/console/schedule/clashes',
  '/console/wallet/grantees',
  '/ecOrderApi/checkTemplateFile',
  '/flowable/process/getNextNodeUser',
  '/flowable/wfModels/conditions/resolve',
  '/flowable/wfModels/deptLeader',
  '/flowable/wfModels/userByCduser',
  '/flowable/wfModels/userByRoles',
  '/flowable/wfModels/userBySql',
  '/my/application-decisions/preview',
  '/my/approval-forms/state',
  '/my/approval-instances/move/try',
  '/my/cart/quote',
  '/my/print-files/quote',
  '/my/signature/typed',
  '/report/tcyReportProof/viewerByReportId',
  '/schedule/roll-calls/spot-check',
  '/scientific/animalCharge/getAnimalChargeData',
  '/system/user/getUserList',
  '/tcyApi/coverTemplateToPdf',
  '/tcyApi/evaluationTypeList',
  '/tcyApi/freeCopiesApplyList',
  '/tcyApi/getApprovalChat',
  '/tcyApi/getAssignRegisterChat',
  '/tcyApi/getDownloadRecordChat',
  '/tcyApi/getDownloadRecordData',
  '/tcyApi/getEmailRecordChat',
  '/tcyApi/getFaceChat',
  '/tcyApi/getFreeCopiesApply',
  '/tcyApi/getPayGrievance',
  '/tcyApi/getRegisterChat',
  '/tcyApi/identity/photoComparison',
  '/tcyApi/identity/photoQuality',
  '/tcyApi/payGrievanceList',
  '/tcyApi/queryStudentList',
  '/tcyApi/queryUserTemplateType',
  '/tcyApi/selectPrintRecordCount',
  '/tcyApi/selectPrintRecordUserCount',
  '/userCms/getSecondMenuField',
]

/** They set, replace or remove something named: the same again leaves the same. */
const setsTheSame = [
  '/cloudPrint/cpLibFileoperation/operationType',
  '/console/approval/processes/draft',
  '/console/certificates/mailbox',
  '/console/certificates/mailbox/remove',
  '/console/statistics/reports/{id}',
  '/console/statistics/reports/{id}/delete',
  '/console/statistics/reports/{id}/send',
  '/msg/msgInfo/updateReadState',
  '/my/accounts/{id}/leave',
  '/my/cart/remove',
  '/my/children/{id}/faceConsents',
  '/my/children/{id}/faceConsents/withdraw',
  '/my/consents',
  '/my/devices/end-others',
  '/my/devices/{id}/end',
  '/my/evaluations/dismiss',
  '/my/faceConsents',
  '/my/faceConsents/withdraw',
  '/my/mailbox/remove',
  '/my/messages/delete',
  '/my/messages/quiet-hours',
  '/my/outside-identities/{provider}/unbind',
  '/my/passkeys/{id}/remove',
  '/my/photos/background',
  '/my/privacy/card',
  '/my/workbench',
  '/openOAApi/updateReadState',
  '/schedule/appraisals/tokens',
  '/schedule/roll-calls/card',
  '/schedule/signs',
  '/tcyApi/api/setUserMailInfo',
  '/tcyApi/changeUserConfig',
  '/tcyApi/delShoppingCart/{id}',
  '/tcyApi/editQuantity',
  '/tcyApi/insertLoginNoticeRead',
  '/tcyApi/problemsAck_submit',
  '/tcyApi/selectSwitch',
  '/tcyApi/signature/uploadSignatureInfo',
  '/tcyApi/updateUserPinYin',
  '/tcyApi/user/add_contact_tag',
  '/tcyApi/user/delete_contact_tag',
  '/tcyApi/user/edit_contact_remark',
  '/tcyApi/user/updateUserInfo',
  '/userCms/delShoppingCartByTemplateId/{id}',
]

/** A code, a password or a face is tried, or what it is tried against is handed out: each try counts by itself, also a failed one. */
const tries = [
  '/ai/find/toPhoto',
  '/console/records/reveal',
  '/my/channels/code',
  '/my/faceChallenges',
  '/my/passkeys',
  '/my/passkeys/begin',
  '/my/password',
  '/my/proof/app',
  '/my/proof/code',
  '/my/proof/code/check',
  '/my/proof/passkey',
  '/my/proof/passkey/begin',
  '/my/proof/password',
  '/my/scan',
  '/my/second-factor',
  '/my/second-factor/begin',
  '/my/second-factor/off',
  '/my/second-factor/recovery-codes',
  '/schedule/lost-claims/hand-over',
  '/schedule/shares/accept',
  '/tcyApi/editUserEmail',
  '/tcyApi/editUserPhone',
  '/tcyApi/face/faceVerification/managerVerification',
  '/tcyApi/face/faceVerification/verification',
  '/tcyApi/identity/identityCompare',
]

/** Somebody outside is asked, which no transaction waits for; what they answer is the same however often they are asked. */
const asksOutside = [
  '/console/appeals/payments/evidence',
  '/console/certificates/mailbox/test',
  '/console/payment/payments/ask',
  '/console/payment/reconciliations',
  '/tcyApi/api/testUserMailSend',
]

/** Counts how often a service is opened, for the order of tiles: one more does not matter. */
const counts = ['/my/workbench/used']

const known = [reads, setsTheSame, tries, asksOutside, counts].flat()

const ruledOut: readonly (readonly [string, (call: CallShape) => boolean])[] = [
  ['nobody is known yet whose answer could be kept: such calls take tickets and codes of single use', ({ who }) => who === 'public'],
  ['the answer opens a session and must not be kept', ({ opensSession }) => opensSession === true],
  ['each upload is a new file, and what is done with it has a key', ({ file }) => file !== undefined],
  ['a machine counts its heartbeats, and a nonce is good once', ({ who }) => Array.isArray(who) && who.includes('terminal')],
]

test('every call that moves money, paper or state takes an idempotency key, or it is known why not', () => {
  const acting = calls.filter(({ method, idempotency }) => method !== 'GET' && !idempotency)
  const open = acting.filter((call) => !ruledOut.some(([, holds]) => holds(call)))
  assert.deepEqual(open.map(({ path }) => path).toSorted(), known.toSorted())
})
