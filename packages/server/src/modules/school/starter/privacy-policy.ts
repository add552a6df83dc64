import { heading, item, type LegalText, paragraph } from './clause.ts'

export const privacyPolicy: LegalText = {
  kind: 'privacy_policy',
  title: ['隐私政策', 'Privacy policy', '隱私權政策'],
  clauses: ([school, schoolEn, schoolTw]) => [
    paragraph(
      `${school}（以下称“学校”）运营本校园自助服务平台，并对平台上的个人信息负责。本政策说明我们处理哪些信息、为什么处理、保存多久，以及您有哪些权利。`,
      `${schoolEn} (“the school”) runs this campus self-service platform and is responsible for the personal information on it. This policy explains which information we process, why, for how long, and which rights you have.`,
      `${schoolTw}（以下稱「學校」）營運本校園自助服務平台，並對平台上的個人資料負責。本政策說明我們處理哪些資料、為什麼處理、保存多久，以及您有哪些權利。`,
    ),
    heading('一、我们处理的信息', '1. What we process', '一、我們處理的資料'),
    item(
      '身份信息：姓名、学号或工号、所属院系与班级、手机号、电子邮箱、证件号码。证件号码加密保存，只在核验身份时使用。',
      'Identity: name, student or staff number, unit and class, phone, email, identity document number. The document number is stored encrypted and used only to verify who you are.',
      '身分資料：姓名、學號或職員編號、所屬院系與班級、手機號碼、電子郵件、證件號碼。證件號碼加密保存，僅在核驗身分時使用。',
    ),
    item(
      '登录与安全记录：登录时间、方式、设备名称和网络地址，用于保护您的账号并供您查看。',
      'Login and security records: time, method, device name and network address of logins, to protect your account and for you to review.',
      '登入與安全記錄：登入時間、方式、裝置名稱和網路位址，用於保護您的帳號並供您查看。',
    ),
    item(
      '办事记录：您提交的申请、上传的文件、办理结果和通知。',
      'Service records: your applications, uploaded files, results and related messages.',
      '辦事記錄：您提交的申請、上傳的檔案、辦理結果和通知。',
    ),
    heading('二、处理的目的与依据', '2. Legal basis', '二、處理的目的與依據'),
    paragraph(
      '我们为履行学校的教育与管理职责、提供您申请的服务而处理上述信息；超出此范围的用途会另行征得您的同意，您可以拒绝而不影响其他服务。',
      'We process this information to fulfil the school’s duties in education and administration and to provide the services you request. Any other use requires your separate consent, which you may refuse without losing other services.',
      '我們為履行學校的教育與管理職責、提供您申請的服務而處理上述資料；超出此範圍的用途會另行徵得您的同意，您可以拒絕而不影響其他服務。',
    ),
    heading('三、共享与委托', '3. Sharing', '三、共享與委託'),
    paragraph(
      '我们不出售个人信息。短信、邮件、支付等服务商仅获得完成该项服务所必需的信息，并受合同约束。第三方账号登录仅在您主动选择时使用。',
      'We do not sell personal information. Text message, email and payment providers receive only what their service needs and are bound by contract. Third-party logins are used only when you choose them.',
      '我們不出售個人資料。簡訊、郵件、支付等服務商僅獲得完成該項服務所必需的資料，並受合約約束。第三方帳號登入僅在您主動選擇時使用。',
    ),
    heading('四、保存期限', '4. Retention', '四、保存期限'),
    paragraph(
      '学籍与人事信息按国家规定保存；登录记录保存一年；验证码在十分钟后失效并随后清除；审计记录为证据，不可更改，按规定期限保存。',
      'Student and staff records are kept as required by law. Login records are kept for one year. Verification codes expire after ten minutes and are then deleted. Audit records serve as evidence, cannot be changed and are kept for the prescribed period.',
      '學籍與人事資料依國家規定保存；登入記錄保存一年；驗證碼在十分鐘後失效並隨後清除；稽核記錄為證據，不可更改，按規定期限保存。',
    ),
    heading('五、安全', '5. Security', '五、安全'),
    paragraph(
      '传输全程加密，口令只以不可还原的形式保存，敏感字段加密保存，管理人员的访问按职责限定并留有记录。发生信息安全事件时，我们会及时告知您并报告主管部门。',
      'Data is encrypted in transit, passwords are stored only in irreversible form, sensitive fields are encrypted, and staff access is limited to their duties and logged. If an incident occurs, we notify you and the authority without delay.',
      '傳輸全程加密，密碼只以不可還原的形式保存，敏感欄位加密保存，管理人員的存取按職責限定並留有記錄。發生資訊安全事件時，我們會及時告知您並通報主管機關。',
    ),
    heading('六、您的权利', '6. Your rights', '六、您的權利'),
    item(
      '查看、更正和补充您的信息；在“我的”中可直接修改联系方式。',
      'View, correct and complete your information. You can change your contact details under “Me”.',
      '查看、更正和補充您的資料；在「我的」中可直接修改聯絡方式。',
    ),
    item(
      '查看登录设备并结束任何一个会话，解除第三方账号绑定。',
      'View the devices that are logged in, log any of them out, and unlink third-party logins.',
      '查看登入裝置並結束任何一個工作階段，解除第三方帳號綁定。',
    ),
    item(
      '撤回同意、申请注销账号或索取副本；法律要求保存的信息除外。',
      'Withdraw consent, close your account or request a copy, except where the law requires us to keep information.',
      '撤回同意、申請註銷帳號或索取副本；法律要求保存的資料除外。',
    ),
    heading('七、未成年人', '7. Minors', '七、未成年人'),
    paragraph(
      '不满十四周岁的使用者须由监护人同意后使用。',
      'Users under 14 need the consent of a guardian.',
      '未滿十四歲的使用者須由監護人同意後使用。',
    ),
    heading('八、联系我们与更新', '8. Contact and changes', '八、聯絡我們與更新'),
    paragraph(
      '如有疑问或投诉，请联系学校信息中心：privacy@demo.campus.example。我们在十五个工作日内答复。本政策更新时，您会在下次登录时看到新版本并再次确认。',
      'For questions and complaints, write to the Information Technology Centre at privacy@demo.campus.example. We answer within 15 working days. When this policy changes, you will see the new version at your next login and be asked again.',
      '如有疑問或投訴，請聯絡學校資訊中心：privacy@demo.campus.example。我們在十五個工作天內答覆。本政策更新時，您會在下次登入時看到新版本並再次確認。',
    ),
  ],
}
