import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const legalWords = wordsOf({
  lead: [
    '发布新版本后，每个人下次进入时都需要重新同意。旧版本保留。',
    'When you publish a new version, everyone is asked to agree on their next visit. Older versions are kept.',
    '發布新版本後，每個人下次進入時都需要重新同意。舊版本保留。',
  ],
  kind: ['文件', 'Document', '文件'],
  privacy_policy: ['隐私政策', 'Privacy policy', '隱私權政策'],
  user_agreement: ['用户协议', 'User agreement', '使用者協議'],
  privacy_notice: ['隐私告知', 'Privacy notice', '隱私告知'],
  face_portrait: ['人像采集告知', 'Face: portrait photos', '人像採集告知'],
  face_comparison: ['人脸比对告知', 'Face: comparison', '人臉比對告知'],
  face_login: ['人脸登录告知', 'Face: login', '人臉登入告知'],
  face_search: ['以照片找人告知', 'Face: search by photo', '以照片找人告知'],
  face_authority: ['权威机构核验告知', 'Face: check with an authority', '權威機構核驗告知'],
  version: ['版本', 'Version', '版本'],
  title: ['标题', 'Title', '標題'],
  publishedAt: ['生效时间', 'Effective from', '生效時間'],
  agreed: ['同意人数', 'Agreed', '同意人數'],
  state: ['状态', 'Status', '狀態'],
  inForce: ['生效中', 'In force', '生效中'],
  coming: ['待生效', 'Upcoming', '待生效'],
  past: ['历史版本', 'Past', '歷史版本'],
  none: ['还没有这份文件。', 'This document has no version yet.', '還沒有這份文件。'],
  write: ['发布新版本', 'Publish a new version', '發布新版本'],
  copied: (version: string): Phrase => [
    `内容已从版本 ${version} 复制。`,
    `The text is copied from version ${version}.`,
    `內容已從版本 ${version} 複製。`,
  ],
  when: ['何时生效', 'When', '何時生效'],
  publish: ['发布', 'Publish', '發布'],
  publishTitle: (title: string, version: string): Phrase => [
    `发布《${title}》${version}？`,
    `Publish “${title}” ${version}?`,
    `發布《${title}》${version}？`,
  ],
  publishText: [
    '发布后不能修改或撤回，全校人员都会被要求重新同意。',
    'This cannot be changed or undone. Everyone at the school will be asked to agree.',
    '發布後不能修改或撤回，全校人員都會被要求重新同意。',
  ],
  published: ['已发布', 'Published', '已發布'],
})
