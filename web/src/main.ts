import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./fonts.css";
import { renewPush } from "./lib/push";

// What is developed is not kept from changing by what was installed.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/worker.js");
  void renewPush();
}

mount(App, { target: document.getElementById("app")! });
