import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { certificateTabs } from '../../domain/own-lists/own-lists.ts'
import type { Screen } from '../../navigation/screen.ts'

/** Only students have records with scores. */
const students = ['student'] as const

const certificates: readonly Screen[] = [
  {
    path: documentsPaths.certificates,
    load: () => import('./certificates/certificates-screen.tsx'),
    guard: 'user',
    title: ['证明申请', 'Certificates', '證明申請'],
    layout: 'bar',
  },
  {
    path: documentsPaths.search,
    load: () => import('./search/search-screen.tsx'),
    guard: 'user',
    title: ['搜索证明', 'Find a certificate', '搜尋證明'],
    layout: 'bar',
  },
  {
    path: documentsPaths.template,
    load: () => import('./template/template-screen.tsx'),
    guard: 'user',
    title: ['证明', 'Certificate', '證明'],
    layout: 'bar',
  },
  {
    path: documentsPaths.ownDocuments,
    load: () => import('./own-documents/own-documents-screen.tsx'),
    guard: 'user',
    title: ['我的证明', 'My certificates', '我的證明'],
    layout: 'bar',
    tabs: certificateTabs,
  },
  {
    path: documentsPaths.ownDocument,
    load: () => import('./own-documents/own-document-screen.tsx'),
    guard: 'user',
    title: ['证明', 'Certificate', '證明'],
    layout: 'bar',
  },
]

const scores: readonly Screen[] = [
  {
    path: documentsPaths.scoreProof,
    load: () => import('./score-proof/score-proof-screen.tsx'),
    guard: students,
    title: ['成绩证明', 'Grade certificate', '成績證明'],
    layout: 'bar',
  },
  {
    path: documentsPaths.grades,
    load: () => import('./grades/grades-screen.tsx'),
    guard: students,
    title: ['成绩查询', 'My grades', '成績查詢'],
    layout: 'bar',
  },
  {
    path: documentsPaths.ranking,
    load: () => import('./ranking/ranking-screen.tsx'),
    guard: students,
    title: ['专业排名', 'My ranking', '專業排名'],
    layout: 'bar',
  },
]

export const documentsScreens: readonly Screen[] = [...certificates, ...scores]
