import { type Clause, heading, type LegalText, paragraph } from './clause.ts'
import { opening, protection, rights } from './face-clauses.ts'

interface Use {
  readonly kind: LegalText['kind']
  readonly title: LegalText['title']
  /** What is processed and why. */
  readonly purpose: Clause
  readonly keptFor: Clause
  /** What to do instead. */
  readonly otherWay: Clause
}

const textOf = ({ kind, title, purpose, keptFor, otherWay }: Use): LegalText => ({
  kind,
  title,
  clauses: (school) => [
    opening(school),
    heading('用途', 'Purpose', '用途'),
    purpose,
    heading('保存期限', 'How long it is kept', '保存期限'),
    keptFor,
    heading('不同意时', 'If you do not agree', '不同意時'),
    otherWay,
    ...protection,
    ...rights,
  ],
})

const vectorKept = paragraph(
  '人脸特征保存至您撤回同意、离校，或学校更换算法为止；核验记录保存 180 天，不含照片。',
  'The face vector is kept until you withdraw your consent, leave the school, or the school changes its model. The log of checks is kept for 180 days, without pictures.',
  '人臉特徵保存至您撤回同意、離校，或學校更換演算法為止；核驗記錄保存 180 天，不含照片。',
)

/** What people are asked before their face is used, one text for each use. */
export const faceTexts: readonly LegalText[] = [
  textOf({
    kind: 'face_portrait',
    title: ['采集人像照片', 'Portrait photos', '採集人像照片'],
    purpose: paragraph(
      '采集并保存您的证件照，用于学籍与人事档案、学生证、校园卡以及您申请的证明文件。',
      'The school takes and keeps your portrait, for your student or staff record, your student card and the certificates you request.',
      '採集並保存您的證件照，用於學籍與人事檔案、學生證、校園卡以及您申請的證明文件。',
    ),
    keptFor: paragraph(
      '草稿保存 24 小时；已通过的照片保存至您撤回同意或离校。已签发文件上的照片不变。',
      'Drafts are kept for 24 hours, accepted photos until you withdraw your consent or leave. Photos on documents already issued stay as they are.',
      '草稿保存 24 小時；已通過的照片保存至您撤回同意或離校。已簽發文件上的照片不變。',
    ),
    otherWay: paragraph(
      '您可以到服务窗口，由工作人员现场核对证件办理。',
      'You can come to the help desk, where staff check your documents in person.',
      '您可以到服務窗口，由工作人員現場核對證件辦理。',
    ),
  }),
  textOf({
    kind: 'face_comparison',
    title: ['人脸比对', 'Face comparison', '人臉比對'],
    purpose: paragraph(
      '从您的证件照计算一组数字（人脸特征），在您本人发起核验时与现场画面比对，确认是您本人在操作。',
      'From your portrait a list of numbers is calculated (a face vector). When you start a face check, it is compared with the picture of your camera, to confirm that it is you.',
      '從您的證件照計算一組數字（人臉特徵），在您本人發起核驗時與現場畫面比對，確認是您本人在操作。',
    ),
    keptFor: vectorKept,
    otherWay: paragraph(
      '您可以用密码、短信或邮件验证码、通行密钥确认身份，效力相同。',
      'You can confirm that it is you with your password, a code or a passkey instead. It counts the same.',
      '您可以用密碼、簡訊或郵件驗證碼、通行密鑰確認身分，效力相同。',
    ),
  }),
  textOf({
    kind: 'face_login',
    title: ['人脸登录', 'Face login', '人臉登入'],
    purpose: paragraph(
      '登录时用人脸特征确认是您本人。只在您登录过的设备上可用；在新设备上还需要一次验证码。',
      'Your face vector is used to log you in. This works on devices on which you have logged in before; on a new one you need a code as well.',
      '登入時用人臉特徵確認是您本人。只在您登入過的裝置上可用；在新裝置上還需要一次驗證碼。',
    ),
    keptFor: vectorKept,
    otherWay: paragraph(
      '您可以继续用密码、验证码、通行密钥或统一身份认证登录。',
      'You can go on logging in with your password, a code, a passkey or single sign-on.',
      '您可以繼續用密碼、驗證碼、通行密鑰或統一身分驗證登入。',
    ),
  }),
  textOf({
    kind: 'face_search',
    title: ['以照片找人', 'Finding people by photo', '以照片找人'],
    purpose: paragraph(
      '在走失、突发事件等情形，经授权的管理人员可以用照片查找可能的人选。每次查找必须写明理由，结果只供人工核对；您能看到谁、何时、为什么查找过。',
      'In cases such as a missing person or an emergency, authorised managers can look for people by a photo. They have to state why, and results are only candidates for a person to check. You can see who searched, when and why.',
      '在走失、突發事件等情形，經授權的管理人員可以用照片查找可能的人選。每次查找必須寫明理由，結果只供人工核對；您能看到誰、何時、為什麼查找過。',
    ),
    keptFor: vectorKept,
    otherWay: paragraph(
      '您不会出现在任何查找结果中，其他服务不受影响。',
      'You do not appear in any search result. No other service is affected.',
      '您不會出現在任何查找結果中，其他服務不受影響。',
    ),
  }),
  textOf({
    kind: 'face_authority',
    title: ['向权威机构核验', 'Check with an authority', '向權威機構核驗'],
    purpose: paragraph(
      '首次注册时，将您的姓名、身份证号码和一张现场照片发送给阿里云实人认证服务，由其与公安机关的数据核对，只返回是否一致。',
      'When you register, your name, ID number and one picture of your camera are sent to the identity verification service of Alibaba Cloud, which checks them against the records of the police and answers only whether they match.',
      '首次註冊時，將您的姓名、身分證號碼和一張現場照片傳送給阿里雲實人認證服務，由其與公安機關的資料核對，只傳回是否一致。',
    ),
    keptFor: paragraph(
      '学校不保存该照片，只保存核对结果 180 天；接收方按其规则处理，不得用于其他目的。',
      'The school does not keep that picture, only the result, for 180 days. The recipient processes it by its own rules and may not use it for anything else.',
      '學校不保存該照片，只保存核對結果 180 天；接收方按其規則處理，不得用於其他目的。',
    ),
    otherWay: paragraph(
      '您可以用学校已有的手机号或邮箱接收验证码，或由工作人员人工审核。',
      'You can use a code to a phone or address that the school already has, or have your registration checked by staff.',
      '您可以用學校已有的手機號碼或電子郵件接收驗證碼，或由工作人員人工審核。',
    ),
  }),
]
