import type { Phrase } from '@campus/contract/language.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import type { Screen } from '../../navigation/screen.ts'

const verifyTitle: Phrase = ['证明核验', 'Verify a document', '證明核驗']
const answerTitle: Phrase = ['核验结果', 'Result', '核驗結果']

const loadVerify = () => import('./verify/verify-screen.tsx')
const loadAnswer = () => import('./outcome/answer-screen.tsx')

/** Phones and desks have addresses of their own; what is drawn follows the room there is. */
export const verificationScreens: readonly Screen[] = [
  { path: verificationPaths.verify, load: loadVerify, guard: 'public', title: verifyTitle, layout: 'bar' },
  { path: verificationPaths.verifyOnPhone, load: loadVerify, guard: 'public', title: verifyTitle, layout: 'bar' },
  {
    path: verificationPaths.scanned,
    load: () => import('./scanned/scanned-screen.tsx'),
    guard: 'public',
    title: verifyTitle,
    layout: 'bar',
  },
  { path: verificationPaths.right, load: loadAnswer, guard: 'public', title: answerTitle, layout: 'bar' },
  { path: verificationPaths.rightOnPhone, load: loadAnswer, guard: 'public', title: answerTitle, layout: 'bar' },
  { path: verificationPaths.wrong, load: loadAnswer, guard: 'public', title: answerTitle, layout: 'bar' },
  { path: verificationPaths.wrongOnPhone, load: loadAnswer, guard: 'public', title: answerTitle, layout: 'bar' },
  {
    path: verificationPaths.result,
    load: () => import('./report/result-screen.tsx'),
    guard: 'public',
    title: answerTitle,
    layout: 'bar',
  },
  {
    path: verificationPaths.log,
    load: () => import('./log/log-screen.tsx'),
    guard: 'user',
    title: ['核验记录', 'Verification log', '核驗記錄'],
    layout: 'bar',
  },
  {
    path: verificationPaths.trust,
    load: () => import('./trust/trust-screen.tsx'),
    guard: 'public',
    title: ['信任学校的签名', 'Trust the signature', '信任學校的簽名'],
    layout: 'bar',
  },
]
