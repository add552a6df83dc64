import { heading, item, paragraph } from '@campus/server/modules/school/starter/clause.ts'
import { article } from './article.ts'

/** What comes later: messages, privacy, and how to reach the school. */
export const furtherGuides = [
  article(
    'messages',
    ['看懂消息', 'Understand your messages', '看懂訊息'],
    paragraph(
      '消息分为学校公告、待我处理、办理进度、账号安全和系统通知五组，角标是未读总数。',
      'There are five groups: announcements, to do, progress, account security and system. The badge shows unread messages.',
      '訊息分為學校公告、待我處理、辦理進度、帳號安全和系統通知五組，角標是未讀總數。',
    ),
    heading('打开一条消息', 'Open a message', '打開一則訊息'),
    item(
      '消息下方显示它所说的事情现在的状态，而不是发送时的状态；可以直接前往办理。',
      'Below the text you see the current status, not the status when the message was sent, and can go straight to the item.',
      '訊息下方顯示它所說的事情現在的狀態，而不是發送時的狀態；可以直接前往辦理。',
    ),
    item(
      '学校撤回的公告会显示为已撤回。',
      'If the school withdraws an announcement, it is shown as recalled.',
      '學校撤回的公告會顯示為已撤回。',
    ),
    heading('少一些打扰', 'Fewer notifications', '少一些打擾'),
    item(
      '按类别关闭提醒，设置免打扰时段，或改为发送到邮箱。',
      'Turn off categories, set quiet hours, or get messages by email.',
      '按類別關閉提醒，設定勿擾時段，或改為發送到電子信箱。',
    ),
  ),
  article(
    'privacy',
    ['我的数据由我做主', 'My data, my choice', '我的資料由我作主'],
    paragraph(
      '“我的 → 隐私”列出学校保存了哪些关于您的数据、用途和保存期限。',
      '“Me → Privacy” lists what data the school has about you, why, and for how long.',
      '「我的 → 隱私」列出學校保存了哪些關於您的資料、用途和保存期限。',
    ),
    heading('您可以', 'You can', '您可以'),
    item('查看谁在什么时候看过您的名片和档案。', 'See who viewed your card and record, and when.', '查看誰在什麼時候看過您的名片和檔案。'),
    item(
      '导出全部数据：准备好后会收到消息，七天内可以下载。',
      'Export all your data. You get a message when it is ready, and can download it for seven days.',
      '匯出全部資料：準備好後會收到訊息，七天內可以下載。',
    ),
    item(
      '申请删除：学籍和法律要求保存的记录会保留，其余会删除。',
      'Request deletion. Academic records and data required by law are kept, the rest is deleted.',
      '申請刪除：學籍和法律要求保存的記錄會保留，其餘會刪除。',
    ),
  ),
  article(
    'contact-school',
    ['怎样联系学校', 'How to reach the school', '怎樣聯絡學校'],
    paragraph(
      '先在“帮助与反馈”里搜索，多数问题马上就有答案；没有的话，可以选择下面的方式。',
      'Search the help first. Most questions are answered there. If yours is not, use one of these.',
      '先在「幫助與回饋」裡搜尋，多數問題馬上就有答案；沒有的話，可以選擇下面的方式。',
    ),
    heading('意见反馈', 'Feedback', '意見回饋'),
    item(
      '写明标题和经过，可附最多九张图片；回复会以消息送达，可以继续追问。',
      'Describe what happened, with up to nine pictures. The answer arrives as a message, and you can reply.',
      '寫明標題和經過，可附最多九張圖片；回覆會以訊息送達，可以繼續追問。',
    ),
    heading('服务台', 'Help desk', '服務台'),
    item(
      '电话、邮箱、地点和服务时间见“服务台”。',
      'Find the phone number, email, location and hours under “Help desk”.',
      '電話、電子信箱、地點和服務時間見「服務台」。',
    ),
    heading('服务评价', 'Ratings', '服務評價'),
    item(
      '办完一件事后可以打分并写下建议；学校只看到统计和建议，看不到是谁写的。',
      'After a service you can rate it and make suggestions. The school sees scores and suggestions, never names.',
      '辦完一件事後可以評分並寫下建議；學校只看到統計和建議，看不到是誰寫的。',
    ),
  ),
]
