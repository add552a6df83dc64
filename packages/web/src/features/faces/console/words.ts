import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const faceConsoleWords = wordsOf({
  lead: [
    '决定学校是否使用人脸、用在哪里。关闭后，所有业务都有不用人脸的方式。',
    'Decide whether your school uses face recognition, and for what. Every service also works without it.',
    '決定學校是否使用人臉、用在哪裡。關閉後，所有業務都有不用人臉的方式。',
  ],
  settings: ['设置', 'Settings', '設定'],
  isOn: ['使用人脸功能', 'Use face recognition', '使用人臉功能'],
  threshold: ['判定为同一人的相似度', 'Similarity needed for a match', '判定為同一人的相似度'],
  thresholdHint: [
    '0.30 到 0.98。用本校照片运行校准命令后再改。',
    '0.30 to 0.98. Run the calibration on your own photos before you change it.',
    '0.30 到 0.98。用本校照片執行校準命令後再改。',
  ],
  attempts: ['每小时可失败次数', 'Failed checks per hour', '每小時可失敗次數'],
  methods: ['用在哪里', 'Used for', '用在哪裡'],
  login: ['登录', 'Login', '登入'],
  user: ['本人核对', 'Users’ checks', '本人核對'],
  manager: ['管理员核对', 'Administrators’ checks', '管理員核對'],
  registration: ['注册', 'Registration', '註冊'],
  save: ['保存', 'Save', '儲存'],
  saved: ['已保存', 'Saved', '已儲存'],
  overview: ['现状', 'Current use', '現狀'],
  people: ['保存人脸特征的人数', 'People with a face vector', '保存人臉特徵的人數'],
  filingBelow: (line: string): Phrase => [`未达备案线（${line} 人）`, `Below the filing threshold (${line})`, `未達備案線（${line} 人）`],
  filingNear: (line: string): Phrase => [
    `接近备案线（${line} 人），请准备备案`,
    `Near the filing threshold (${line}). Prepare the filing.`,
    `接近備案線（${line} 人），請準備備案`,
  ],
  filingDue: (line: string): Phrase => [
    `已达备案线（${line} 人），须在 30 个工作日内备案`,
    `The filing threshold (${line}) is reached. File within 30 working days.`,
    `已達備案線（${line} 人），須在 30 個工作日內備案`,
  ],
  checks: ['近 30 天核对', 'Checks in the last 30 days', '近 30 天核對'],
  checkCounts: (passed: number, failed: number): Phrase => [
    `通过 ${passed}，未通过 ${failed}`,
    `${passed} passed, ${failed} not passed`,
    `通過 ${passed}，未通過 ${failed}`,
  ],
  agreed: (people: number, versions: readonly { readonly version: string; readonly people: number }[]): Phrase => {
    const each = (name: string) => versions.map((one) => `${name} ${one.version}: ${one.people}`).join(', ')
    if (versions.length === 0) return [`${people} 人`, `${people}`, `${people} 人`]
    return [`${people} 人（${each('版本')}）`, `${people} (${each('version')})`, `${people} 人（${each('版本')}）`]
  },
  assessments: ['个人信息保护影响评估', 'Impact assessments', '個人資訊保護影響評估'],
  assessmentsText: [
    '开启人脸功能前必须有一份评估，保存后不能修改。',
    'Face recognition can be turned on only after an assessment is saved. A saved assessment cannot be changed.',
    '開啟人臉功能前必須有一份評估，儲存後不能修改。',
  ],
  noAssessment: ['还没有评估。', 'No assessment yet.', '還沒有評估。'],
  newAssessment: ['新的评估', 'New assessment', '新的評估'],
  keep: ['保存评估', 'Save assessment', '儲存評估'],
  kept: ['评估已保存', 'Assessment saved', '評估已儲存'],
})
