-- New passwords and new e-mail addresses by links of mails (docs/accounts.md).

alter table account_token
  drop constraint account_token_purpose_check,
  add constraint account_token_purpose_check
    check (purpose in ('confirmEmail', 'resetPassword', 'changeEmail')),
  add column email text,                     -- the new address
  add constraint account_token_email check ((email is not null) = (purpose = 'changeEmail'));

alter table session
  add column device text not null default ''; -- browser and system in words, of the moment of the login
