import { item, paragraph } from '@campus/server/modules/school/starter/clause.ts'
import { article } from './article.ts'

export const accountArticles = [
  article(
    'forgot-password',
    ['忘记密码怎么办', 'I forgot my password', '忘記密碼怎麼辦'],
    paragraph(
      '在登录页点“找回密码”，几分钟内就能设置新密码，不需要到现场办理。',
      'Choose “Forgot password” on the login page. You can set a new one online within minutes.',
      '在登入頁點「找回密碼」，幾分鐘內就能設定新密碼，不需要到現場辦理。',
    ),
    item(
      '填写学号或工号，完成图形验证。',
      'Enter your student or staff number and complete the captcha.',
      '填寫學號或工號，完成圖形驗證。',
    ),
    item(
      '选择用手机或邮箱接收 6 位验证码。验证码 10 分钟内有效，只能使用一次。',
      'Choose your phone or email to receive a 6-digit code. It is valid for 10 minutes and works once.',
      '選擇用手機或電子信箱接收 6 位驗證碼。驗證碼 10 分鐘內有效，只能使用一次。',
    ),
    item(
      '设置新密码：至少 8 位，包含字母、数字、符号中的两种。设置后其他设备会退出登录。',
      'Set the new password: at least 8 characters, with two of these: letters, digits, symbols. Your other devices are then logged out.',
      '設定新密碼：至少 8 位，包含字母、數字、符號中的兩種。設定後其他裝置會登出。',
    ),
    paragraph(
      '手机和邮箱都已停用时，请带身份证件到服务台核实身份。',
      'If you can no longer use your phone or email, bring your ID to the help desk.',
      '手機和電子信箱都已停用時，請帶身分證件到服務台核實身分。',
    ),
  ),
  article(
    'no-code',
    ['收不到验证码', 'I did not receive my code', '收不到驗證碼'],
    paragraph('请按顺序检查：', 'Check in this order:', '請按順序檢查：'),
    item(
      '号码或邮箱是否是页面上显示的那一个（中间几位已隐藏）。',
      'Is it the number or address shown on the page (partly hidden)?',
      '號碼或電子信箱是否是頁面上顯示的那一個（中間幾位已隱藏）。',
    ),
    item(
      '短信是否被手机的拦截功能收走，邮件是否在垃圾箱里。',
      'Did your phone block the text message, or is the email in your spam folder?',
      '簡訊是否被手機的攔截功能收走，郵件是否在垃圾郵件匣裡。',
    ),
    item(
      '倒计时结束后再获取一次；以最后收到的一条为准，之前的会失效。',
      'Request a new code when the countdown ends. Only the latest code works.',
      '倒數結束後再取得一次；以最後收到的一條為準，之前的會失效。',
    ),
    item(
      '仍然收不到时换一种方式，例如邮箱验证码或通行密钥。',
      'Still nothing? Use another method, such as an email code or a passkey.',
      '仍然收不到時換一種方式，例如電子信箱驗證碼或通行金鑰。',
    ),
  ),
  article(
    'change-phone',
    ['更换手机号或邮箱', 'Change my phone number or email', '更換手機號碼或電子信箱'],
    paragraph(
      '打开“我的 → 个人资料”，点手机号或邮箱。新的和原来的都要用验证码证明，这样别人拿到您的手机也改不走账号。',
      'Open “Me → Profile” and choose the phone number or email. Both the old and the new one are verified with a code, so a stolen phone is not enough to take over your account.',
      '打開「我的 → 個人資料」，點手機號碼或電子信箱。新的和原來的都要用驗證碼證明，這樣別人拿到您的手機也改不走帳號。',
    ),
    item('还没有设置过的，只需验证新的。', 'If you had none before, you only verify the new one.', '還沒有設定過的，只需驗證新的。'),
    item(
      '更换后原号码会收到一条提醒；如果不是您本人操作，请立即联系服务台。',
      'The old one is notified of the change. If it was not you, contact the help desk immediately.',
      '更換後原號碼會收到一則提醒；如果不是您本人操作，請立即聯絡服務台。',
    ),
  ),
  article(
    'strange-login',
    ['发现不是我的登录', 'A login that was not me', '發現不是我的登入'],
    item(
      '打开“我的 → 账号与安全 → 登录设备”，结束不认识的设备。',
      'Open “Me → Account and security → Devices” and log out the unknown device.',
      '打開「我的 → 帳號與安全 → 登入裝置」，結束不認識的裝置。',
    ),
    item(
      '马上修改密码，其他设备会全部退出。',
      'Change your password immediately. Every other device is logged out.',
      '馬上修改密碼，其他裝置會全部登出。',
    ),
    item(
      '检查“账号绑定”里有没有陌生的第三方账号。',
      'Check “Linked logins and accounts” for a login that is not yours.',
      '檢查「帳號綁定」裡有沒有陌生的第三方帳號。',
    ),
    paragraph(
      '验证码和密码不要告诉任何人。学校工作人员不会向您索取。',
      'Never share codes or passwords with anyone. School staff never ask for them.',
      '驗證碼和密碼不要告訴任何人。學校工作人員不會向您索取。',
    ),
  ),
  article(
    'wrong-record',
    ['姓名或证件号登记错了', 'My name or ID number is wrong', '姓名或證件號登記錯了'],
    paragraph(
      '这些信息来自学校档案，不能自己修改，但可以在线申请更正。',
      'They come from the school’s records. You cannot change them yourself, but you can request a correction online.',
      '這些資訊來自學校檔案，不能自己修改，但可以線上申請更正。',
    ),
    item(
      '打开“我的 → 我的学校档案”，选择要更正的内容，填写正确的值和原因。',
      'Open “Me → My school record”, choose what is wrong, and enter the correct value and the reason.',
      '打開「我的 → 我的學校檔案」，選擇要更正的內容，填寫正確的值和原因。',
    ),
    item('可以附一张证件照片，审核会更快。', 'A picture of your document speeds up the review.', '可以附一張證件照片，審核會更快。'),
    item(
      '审核结果会以消息告诉您；等待期间可以撤回。',
      'You receive the result as a message. Until then you can withdraw the request.',
      '審核結果會以訊息告訴您；等待期間可以撤回。',
    ),
  ),
]
