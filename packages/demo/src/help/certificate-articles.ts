import { item, paragraph } from '@campus/server/modules/school/starter/clause.ts'
import { article } from './article.ts'

export const certificateArticles = [
  article(
    'apply',
    ['怎样申请在读证明', 'Apply for an enrolment certificate', '怎樣申請在學證明'],
    paragraph(
      '在“工作台”里搜索“在读证明”，拼音首字母 zdzm 也能找到。',
      'Search the workbench for “enrolment”. The pinyin initials zdzm also work.',
      '在「工作台」裡搜尋「在讀證明」，拼音首字母 zdzm 也能找到。',
    ),
    item(
      '选择取得方式：下载、发送到邮箱，或在自助终端打印纸质件。',
      'Choose how to get it: download, email, or paper from a self-service terminal.',
      '選擇取得方式：下載、發送到電子信箱，或在自助終端列印紙本。',
    ),
    item(
      '电子文件每次申请一份；纸质件可以选择份数。',
      'Electronic files are limited to one copy at a time. For paper, choose the number of copies.',
      '電子文件每次申請一份；紙本可以選擇份數。',
    ),
    item(
      '需要审批的模板会先等待老师审核，进度在消息中提醒。',
      'Some documents need a teacher’s approval first. Messages keep you informed.',
      '需要審批的範本會先等待老師審核，進度在訊息中提醒。',
    ),
  ),
  article(
    'email-late',
    ['证明发到邮箱要多久', 'How long does the email take', '證明發到電子信箱要多久'],
    paragraph(
      '一般 15 至 20 分钟。高峰期会慢一些，请先查看垃圾邮件箱。',
      'Usually 15 to 20 minutes, longer at busy times. Check your spam folder first.',
      '一般 15 至 20 分鐘。高峰期會慢一些，請先查看垃圾郵件匣。',
    ),
    item(
      '收件邮箱写错时，可以在申请记录里重新发送到正确的邮箱。',
      'If the address was wrong, send it again from “My applications”.',
      '收件信箱寫錯時，可以在申請記錄裡重新發送到正確的電子信箱。',
    ),
    item('抄送多个邮箱请用逗号分开。', 'Separate several Cc addresses with commas.', '副本寄給多個電子信箱請用逗號分開。'),
  ),
  article(
    'verify',
    ['别人怎样验证我的证明', 'How others verify my document', '別人怎樣驗證我的證明'],
    paragraph(
      '用人单位不需要账号：打开验证页面，上传收到的 PDF，或输入纸质件上的防伪码。',
      'Employers do not need an account. They open the verification page and upload the PDF or enter the anti-forgery code from the paper.',
      '用人單位不需要帳號：打開驗證頁面，上傳收到的 PDF，或輸入紙本上的防偽碼。',
    ),
    item(
      '只接受 PDF 原件；截图、照片和打印后再扫描的文件都无法验证签名。',
      'Only the original PDF can be verified. Screenshots, photos and scans carry no signature.',
      '只接受 PDF 原件；截圖、照片和列印後再掃描的檔案都無法驗證簽章。',
    ),
    item(
      '显示“文件被修改”时，请对方向您索取原件重新上传。',
      'If the result says the file was changed, they should ask you for the original.',
      '顯示「文件被修改」時，請對方向您索取原件重新上傳。',
    ),
  ),
  article(
    'limit',
    ['提示次数已用完', 'I have reached the limit', '提示次數已用完'],
    paragraph(
      '每种证明可以限制每天、每周、每月直到每年的申请次数和免费份数，申请页面会显示还剩多少。',
      'Each document can have limits per day, week, month and up to a year, and a number of free copies. The page shows how many are left.',
      '每種證明可以限制每天、每週、每月直到每年的申請次數和免費份數，申請頁面會顯示還剩多少。',
    ),
    item(
      '免费份数用完后仍可付费申请；确有需要的，可以提交“免费份数申请”说明理由。',
      'When you have used your free copies, you can still pay, or request more and give a reason.',
      '免費份數用完後仍可付費申請；確有需要的，可以提交「免費份數申請」說明理由。',
    ),
    item(
      '审核通过后会收到消息，份数立即增加。',
      'When your request is approved, you get a message and can use the copies immediately.',
      '審核通過後會收到訊息，份數立即增加。',
    ),
  ),
  article(
    'english',
    ['需要英文版证明', 'I need the English version', '需要英文版證明'],
    paragraph(
      '英文证明使用“姓名拼音”里的拼写。请先确认它与护照一致。',
      'English documents use your “Name in Latin letters”. Make sure it matches your passport first.',
      '英文證明使用「姓名拼音」裡的拼寫。請先確認它與護照一致。',
    ),
    item(
      '在“我的 → 个人资料 → 姓名拼音”中修改。',
      'Change it under “Me → Profile → Name in Latin letters”.',
      '在「我的 → 個人資料 → 姓名拼音」中修改。',
    ),
    item(
      '修改只影响以后申请的证明，已经取得的不会变。',
      'Changes apply to new documents. Existing ones stay as they are.',
      '修改只影響以後申請的證明，已經取得的不會變。',
    ),
  ),
]
