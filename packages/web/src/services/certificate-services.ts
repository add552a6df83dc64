import {
  CheckShieldOutline,
  ContentOutline,
  EyeOutline,
  FileOutline,
  FlagOutline,
  FolderOutline,
  HistogramOutline,
} from 'antd-mobile-icons'
import { documentsPaths } from '../paths/documents.ts'
import { verificationPaths } from '../paths/verification.ts'
import type { Service } from './services.ts'

export const certificateServices: readonly Service[] = [
  {
    name: 'certificates',
    group: 'certificates',
    path: documentsPaths.certificates,
    title: ['证明申请', 'Certificates', '證明申請'],
    spelling: 'zheng ming shen qing',
    icon: FileOutline,
  },
  {
    name: 'my-documents',
    group: 'certificates',
    path: documentsPaths.ownDocuments,
    title: ['我的证明', 'My certificates', '我的證明'],
    spelling: 'wo de zheng ming',
    icon: FolderOutline,
  },
  {
    name: 'score-proof',
    group: 'certificates',
    path: documentsPaths.scoreProof,
    title: ['成绩证明', 'Score proof', '成績證明'],
    spelling: 'cheng ji zheng ming',
    icon: ContentOutline,
  },
  {
    name: 'verify',
    group: 'certificates',
    path: verificationPaths.verify,
    title: ['证书核验', 'Verify', '證書驗證'],
    spelling: 'zheng shu he yan',
    icon: CheckShieldOutline,
  },
  {
    name: 'verify-log',
    group: 'certificates',
    path: verificationPaths.log,
    title: ['核验记录', 'Verification log', '驗證記錄'],
    spelling: 'he yan ji lu',
    icon: EyeOutline,
  },
  {
    name: 'grades',
    group: 'study',
    path: documentsPaths.grades,
    title: ['成绩查询', 'My grades', '成績查詢'],
    spelling: 'cheng ji cha xun',
    icon: HistogramOutline,
  },
  {
    name: 'ranking',
    group: 'study',
    path: documentsPaths.ranking,
    title: ['专业排名', 'My ranking', '專業排名'],
    spelling: 'zhuan ye pai ming',
    icon: FlagOutline,
  },
]
