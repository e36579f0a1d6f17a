import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { go } from "../router.ts";

const CODE_LENGTH = 6;

/** Joins a table by its code. */
export function JoinForm() {
  const { t } = useTranslation();
  const [code, setCode] = useState("");

  function join(event: FormEvent) {
    event.preventDefault();
    if (code.trim().length === CODE_LENGTH) go(`/t/${code.trim().toUpperCase()}`);
  }
  return (
    <form className="join" onSubmit={join}>
      <label htmlFor="code">{t("home.join")}</label>
      <input
        id="code"
        className="field"
        value={code}
        maxLength={CODE_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => setCode(target.value.toUpperCase())}
      />
      <button type="submit" className="button" disabled={code.trim().length !== CODE_LENGTH}>
        {t("home.go")}
      </button>
    </form>
  );
}
