import { item, paragraph } from '@campus/server/modules/school/starter/clause.ts'
import { article } from './article.ts'

export const campusArticles = [
  article(
    'find-person',
    ['怎样查老师或同学的联系方式', 'Find a teacher or a classmate', '怎樣查老師或同學的聯絡方式'],
    paragraph(
      '打开“通讯录”，按院系逐级查看，或直接搜索姓名、拼音、首字母、学号或工号。',
      'Open “Contacts”: browse the units, or search by name, pinyin, initials or number.',
      '打開「通訊錄」，按院系逐級查看，或直接搜尋姓名、拼音、首字母、學號或工號。',
    ),
    item(
      '看不到电话或邮箱，是对方设置了不公开。',
      'If a phone number or email address is missing, its owner has hidden it.',
      '看不到電話或電子信箱，是對方設定了不公開。',
    ),
    item(
      '可以给联系人写备注、加标签，只有您自己看得到。',
      'You can add a note and tags to a contact. Only you see them.',
      '可以給聯絡人寫備註、加標籤，只有您自己看得到。',
    ),
  ),
  article(
    'my-card',
    ['谁能看到我的电话和邮箱', 'Who sees my phone and email', '誰能看到我的電話和電子信箱'],
    paragraph(
      '在“我的 → 隐私”里逐项决定：不公开、教职工、本班同学或全校。',
      'Choose for each field under “Me → Privacy”: only me, staff, my class or everyone.',
      '在「我的 → 隱私」裡逐項決定：不公開、教職員、本班同學或全校。',
    ),
    item(
      '“谁看过我的资料”会列出查看过您名片的人和时间。',
      '“Who viewed my data” lists who opened your card, and when.',
      '「誰看過我的資料」會列出查看過您名片的人和時間。',
    ),
    item(
      '在同一页可以导出学校保存的关于您的全部数据。',
      'You can also export all your data at the school there.',
      '在同一頁可以匯出學校保存的關於您的全部資料。',
    ),
  ),
  article(
    'too-many-messages',
    ['消息太多，怎样关掉提醒', 'Too many messages', '訊息太多，怎樣關掉提醒'],
    paragraph(
      '在“消息 → 消息提醒”里按类别关闭；关闭后消息仍会保留，只是不再计数和弹出。',
      'Turn categories off under “Messages → Notifications”. The messages still arrive, but no longer count as unread or pop up.',
      '在「訊息 → 訊息提醒」裡按類別關閉；關閉後訊息仍會保留，只是不再計數和彈出。',
    ),
    item('设置免打扰时段，夜间不会打扰您。', 'Set quiet hours to keep nights quiet.', '設定勿擾時段，夜間不會打擾您。'),
    item('账号安全提醒不能关闭。', 'Account security notifications cannot be turned off.', '帳號安全提醒不能關閉。'),
  ),
  article(
    'emergency',
    ['遇到紧急情况打什么电话', 'Who to call in an emergency', '遇到緊急情況打什麼電話'],
    paragraph(
      '有生命危险请直接拨打 120、110 或 119，再通知保卫处。',
      'In a life-threatening emergency, call 120, 110 or 119 first, then campus security.',
      '有生命危險請直接撥打 120、110 或 119，再通知保衛處。',
    ),
    item(
      '打开“我的 → 紧急联系”，保卫处、校医院和心理咨询的电话一键拨打，没有网络也能打开。',
      '“Me → Emergency” calls campus security, the clinic and counselling with one tap, even offline.',
      '打開「我的 → 緊急聯絡」，保衛處、校醫院和心理諮商的電話一鍵撥打，沒有網路也能打開。',
    ),
    item('在同一页保存最多三位紧急联系人。', 'You can save up to three emergency contacts there.', '在同一頁保存最多三位緊急聯絡人。'),
  ),
  article(
    'language',
    ['切换语言和深色模式', 'Change the language or use dark mode', '切換語言和深色模式'],
    paragraph(
      '打开“我的 → 设置 → 通用”，选择简体中文、English 或繁體中文，以及浅色、深色或跟随系统。',
      'Open “Me → Settings → General”: 简体中文, English or 繁體中文, and light, dark or as the system.',
      '打開「我的 → 設定 → 一般」，選擇简体中文、English 或繁體中文，以及淺色、深色或跟隨系統。',
    ),
    item(
      '设置会跟随账号，在其他设备登录也一样。',
      'The setting follows your account to every device.',
      '設定會跟隨帳號，在其他裝置登入也一樣。',
    ),
  ),
]
